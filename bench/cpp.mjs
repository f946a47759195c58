/**
 * Prints how much longer a user's program in C++ takes while it is recorded, in shares of the same module with nothing
 * put into it, and what is kept of it: by the real compiler, in Node, in one run, put together as it is shipped. Its
 * longest search has 138,350,568 events.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { buildModule } from './build.mjs'

const ROUNDS = 5

// Right below the project's, as its own parts: the compiler's package is found from there.
const folder = mkdtempSync('.bench-')
try {
  const { runs } = await import(
    await buildModule(new URL('cpp.ts', import.meta.url), folder, { isPlain: false })
  )
  await runs(ROUNDS)
} finally {
  rmSync(folder, { recursive: true })
}
