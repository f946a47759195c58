/**
 * Measures how much recording slows down Python programs, and how long the search for their lines takes, in the worker
 * for users' programs; used by `bench/own.mjs`.
 */
import { readFileSync } from 'node:fs'
import { runnableSource } from '../src/search/steps/listing.ts'
import { LINES_AFTER_JUMP } from '../src/runner/run/lineFinder.ts'
import type { Pyodide } from '../src/runner/python/pyodide.ts'
import { PUZZLES } from '../tests/sudoku/puzzles.ts'
import { program, PythonWorker, startedPyodide } from '../tests/support/python.ts'
import { LISTINGS_AS_OWN } from './ownListings.ts'

/** Python code that times `source` in ms, unrecorded, with `text` as its input. */
const PLAIN = `
import io, sys, time, types
sys.stdin = io.StringIO(text)
module = types.ModuleType('__main__')
sys.modules['__main__'] = module
code = compile(source, 'program.py', 'exec')
begun = time.perf_counter()
try:
    exec(code, module.__dict__)
except SystemExit:
    pass
(time.perf_counter() - begun) * 1000`

/** Pyodide with `globals`, which the worker does not use and its type leaves out. */
interface PyodideWithGlobals extends Pyodide {
  readonly globals: { set(name: string, value: string): void }
}

/** Events whose lines are requested, as shares of all events. */
const SHARES = [0.1, 0.5, 0.9]

/**
 * Prints the measurements as a table.
 * @param puzzle name of a puzzle in `PUZZLES`
 * @param rounds runs per program: the fastest run counts; of the times to find lines, the median counts
 */
export async function printRuns(puzzle: string, rounds: number): Promise<void> {
  const line = Object.entries(PUZZLES).find(([name]) => name === puzzle)?.[1]
  if (line === undefined) throw new RangeError(`No puzzle is called ${puzzle}`)
  // The worker locks its interpreter down, so that it can only run programs.
  const pyodide = (await startedPyodide()) as PyodideWithGlobals
  pyodide.setStdout({ write: (buffer: Uint8Array) => buffer.length })
  const worker = new PythonWorker()
  await worker.run(program('print(1)', line))
  console.log(
    '| program | events | plain, ms | recorded ÷ plain | lines found, ms more than the run up to there |',
  )
  console.log('| --- | --- | --- | --- | --- |')
  const ratios: number[] = []
  for (const id of LISTINGS_AS_OWN) {
    const source = runnableSource(readFileSync(`src/search/programs/${id}/listing.py`, 'utf8'), 'first')
    const ran = program(source, line)
    let [plainMs, recordedMs, events] = [Infinity, Infinity, 0]
    for (let round = 0; round < rounds; round++) {
      plainMs = Math.min(plainMs, plainRunMs(pyodide, source, line))
      const reported = await worker.run(ran)
      recordedMs = Math.min(recordedMs, reported.elapsedMs)
      events = reported.events
    }
    const more: string[] = []
    for (const share of SHARES) {
      const tookMs: number[] = []
      for (let round = 0; round < rounds; round++) {
        const asked = performance.now()
        await worker.inspect(ran, Math.floor(events * share), LINES_AFTER_JUMP)
        tookMs.push(performance.now() - asked)
      }
      more.push((medianOf(tookMs) - recordedMs * share).toFixed(0))
    }
    ratios.push(recordedMs / plainMs)
    console.log(
      `| ${id} | ${events.toLocaleString('en')} | ${plainMs.toFixed(0)} | ${(recordedMs / plainMs).toFixed(2)} | ${more.join(' · ')} |`,
    )
  }
  console.log(`\nMedian ${medianOf(ratios).toFixed(2)}, worst ${Math.max(...ratios).toFixed(2)}.`)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

function plainRunMs(pyodide: PyodideWithGlobals, source: string, line: string): number {
  const text = line.replaceAll('.', '0').replace(/.{9}/g, (row) => `${row.split('').join(' ')}\n`)
  pyodide.globals.set('text', text)
  pyodide.globals.set('source', source)
  return Number(pyodide.runPython(PLAIN))
}
