/** Measures, for `bench/own.mjs`, a long recording of a user's program: memory, time, and seeks to an event's line. */
import { readFileSync } from 'node:fs'
import { recordedProgram } from '../src/search/debugging/recordedProgram.ts'
import { runnableSource } from '../src/search/steps/listing.ts'
import { chunkOf } from '../src/search/trace/chunk.ts'
import { RecordedTrace } from '../src/search/trace/recordedTrace.ts'
import { replay } from '../src/search/trace/replay.ts'
import { PythonLanguage } from '../src/runner/python/pythonLanguage.ts'
import { givensOfLine, PUZZLES } from '../tests/sudoku/puzzles.ts'
import { OwnTestWorker } from '../tests/support/ownTestWorker.ts'
import { program, startedPyodide } from '../tests/support/python.ts'
import { quantile } from './statistics.mjs'

const SEEKS = 2000
/** Time limit that is not reached, unless `now` returns Infinity to end the run. */
const TIME_MS = 1e9
/** Parameters of a linear congruential generator, so that each run makes the same seeks. */
const [FACTOR, TERM, MODULUS] = [1_664_525, 1_013_904_223, 2 ** 32]

/** Prints the measurements. @param events number of events to record */
export async function printLongRecording(events: number): Promise<void> {
  const givens = givensOfLine(PUZZLES.antiBruteForce)
  const source = runnableSource(readFileSync('src/search/programs/tables/listing.py', 'utf8'), 'first')
  const trace = new RecordedTrace(givens, false)
  const before = memoryBytes()
  const elapsedMs = await recordEvents(source, events, trace)
  const bytes = memoryBytes() - before
  const model = recordedProgram({ givens, text: source, language: 'py' }, (number) => trace.chunk(number))
  const seekMs: number[] = []
  let chance = 1
  for (let seek = 0; seek < SEEKS; seek++) {
    chance = (FACTOR * chance + TERM) % MODULUS
    const event = 1 + Math.floor((chance / MODULUS) * (trace.frontier.event - 1))
    const started = performance.now()
    const { arrival } = model.segment(replay(givens, trace.chunk(chunkOf(event)), event))
    seekMs.push(performance.now() - started)
    if (!(Number(arrival?.line) > 0)) throw new Error(`Event ${event} has no line`)
  }
  const reported = [0.5, 0.99, 1].map((share) => quantile(seekMs, share).toFixed(1)).join(' · ')
  console.log(
    `\n${trace.frontier.event.toLocaleString('en')} events of \`tables\`, recorded in ${(elapsedMs / 1000).toFixed(0)} s:`,
    `${(trace.byteLength / 1e6).toFixed(0)} MB of pages, ${(bytes / 1e6).toFixed(0)} MB more than before in all,`,
    `including the interpreter. Seeking to an event and its line: ${reported} ms (median · 99th percentile · longest of ${SEEKS}).`,
  )
}

/** Records a program. Resolves to the time in ms until the trace has `events` events; Infinity if it has fewer. */
async function recordEvents(source: string, events: number, trace: RecordedTrace): Promise<number> {
  const limits = { timeMs: TIME_MS, memoryBytes: 1 << 29, output: 1000, events, eventBytes: Infinity }
  const started = performance.now()
  let elapsedMs: number | undefined
  const worker = new OwnTestWorker(
    async () => new PythonLanguage(await startedPyodide()),
    // Exceeds the time limit once all events are recorded, to end the run.
    () => (elapsedMs === undefined ? performance.now() : Infinity),
  )
  const order = { program: program(source, PUZZLES.antiBruteForce), limits }
  for await (const told of worker.untold('run', order)) {
    if (told.type === 'again') throw new Error('The run is repeated')
    if (told.type === 'packed') trace.writeChunk(told.chunk)
    if (told.type === 'recorded')
      told.writes.forEach((write, index) => trace.write(write >> 4, write & 15, told.lines[index]))
    if (trace.frontier.event >= events) elapsedMs ??= performance.now() - started
  }
  return elapsedMs ?? Infinity
}

function memoryBytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
