/**
 * Prints how much longer a user's C++ program runs while recorded, relative to the same module without instrumentation,
 * and the size of the recording. Uses the real compiler in Node, bundled as shipped. The longest search has 138,350,568
 * events.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { buildModule } from './build.mjs'

const ROUNDS = 5

// Inside the project folder, so that the compiler's package resolves.
const folder = mkdtempSync('.bench-')
try {
  const { printRuns } = await import(
    await buildModule(new URL('cpp.ts', import.meta.url), folder, { isPlain: false })
  )
  await printRuns(ROUNDS)
} finally {
  rmSync(folder, { recursive: true })
}
