/**
 * Prints how long it takes to grade a right program on thirty cases (test puzzles), in each language, against the same
 * program run by the machine's own python3, g++ and node as often. Uses the real interpreters in Node. Starting an
 * interpreter and compiling are left out on both sides. Fewer rounds: `npm run bench:grade -- 1`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { buildModule } from './build.mjs'

const ROUNDS = 5

// Inside the project folder, so that the compiler's package resolves.
const folder = mkdtempSync('.bench-')
try {
  const { printGradings } = await import(
    await buildModule(new URL('grade.ts', import.meta.url), folder, { isPlain: false })
  )
  await printGradings(Number(process.argv[2] ?? ROUNDS))
} finally {
  rmSync(folder, { recursive: true })
}
