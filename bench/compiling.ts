/** Compilations measured by `bench/compiling.mjs`. */
import { Compiler } from '../src/runner/cpp/compiler.ts'
import type { OwnProgram } from '../src/runner/questions.ts'
import { PUZZLES } from '../tests/sudoku/puzzles.ts'
import { program } from '../tests/support/ownTestWorker.ts'
import { cache, startedCompiler, startedToolchain } from '../tests/support/cpp.ts'
import { REAL_PROGRAMS } from '../tests/runner/cpp/programs.ts'

const NAMES = new Set([
  'an array of strings',
  'vectors handed down by copy',
  'a vector of vectors, and all headers at once',
  'a class of LeetCode, with nothing included',
])

/**
 * Prints a table of compilation times: without precompiled headers (plain) and, relative to that, including the time to
 * precompile the headers, and with headers that are precompiled already.
 * @param rounds number of measurements, of which the fastest counts
 */
export async function printCompilations(rounds: number): Promise<void> {
  const plain = new Compiler(await startedToolchain(), {
    of: () => Promise.resolve(undefined),
    refuse: () => Promise.resolve(),
  })
  console.log(
    '| program | plain, ms | with its headers made first ÷ plain | with headers that are kept ÷ plain |',
  )
  console.log('| --- | --- | --- | --- |')
  const [firsts, laters]: [number[], number[]] = [[], []]
  for (const { name, source, input } of REAL_PROGRAMS.filter(({ name }) => NAMES.has(name))) {
    const request = program(source, PUZZLES.codewars1, input)
    // Warm-up: the engine compiles the compiler itself during its first run.
    await plain.compiled(request)
    let [plainMs, firstMs, laterMs] = [Infinity, Infinity, Infinity]
    for (let round = 0; round < rounds; round++) {
      const compiler = await startedCompiler(cache())
      plainMs = Math.min(plainMs, await compilationMs(plain, request))
      firstMs = Math.min(firstMs, await compilationMs(compiler, request))
      laterMs = Math.min(laterMs, await compilationMs(compiler, request))
    }
    firsts.push(firstMs / plainMs)
    laters.push(laterMs / plainMs)
    const ratios = [firstMs, laterMs].map((ms) => (ms / plainMs).toFixed(2))
    console.log(`| ${name} | ${plainMs.toFixed(0)} | ${ratios.join(' | ')} |`)
  }
  console.log(`\nWorst: ${Math.max(...firsts).toFixed(2)} and ${Math.max(...laters).toFixed(2)}.`)
}

async function compilationMs(compiler: Compiler, request: OwnProgram): Promise<number> {
  const started = performance.now()
  await compiler.compiled(request)
  return performance.now() - started
}
