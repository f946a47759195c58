/** Measures, for `bench/cpp.mjs`, how fast the page stores a long recording and seeks to random events of it. */
import { recordedProgram } from '../src/search/debugging/recordedProgram.ts'
import type { Givens } from '../src/sudoku/givens.ts'
import { chunkOf } from '../src/search/trace/chunk.ts'
import { RecordedTrace } from '../src/search/trace/recordedTrace.ts'
import { replay } from '../src/search/trace/replay.ts'
import type { RecordedPart } from '../src/runner/questions.ts'
import { quantile } from './statistics.mjs'

const SEEKS = 2000
/** Parameters of a linear congruential generator, so that each run makes the same seeks. */
const [FACTOR, TERM, MODULUS] = [1_664_525, 1_013_904_223, 2 ** 32]

/** Prints the measurements. @param source of the program that wrote the parts (batches of events) */
export function printStoredRecording(givens: Givens, source: string, parts: readonly RecordedPart[]): void {
  const trace = new RecordedTrace(givens, false)
  const started = performance.now()
  for (const part of parts) addPart(trace, part)
  const tookMs = performance.now() - started
  const { event: events } = trace.frontier
  const took = seekMs(trace, givens, source)
  const seeks = [0.5, 0.99, 1].map((share) => quantile(took, share).toFixed(1))
  console.log(
    `\n${events.toLocaleString('en')} events are stored in ${(trace.byteLength / 1e6).toFixed(0)} MB. The page stores each in`,
    `${((tookMs * 1e6) / events).toFixed(0)} ns. Seeking to an event, its board and its line: ${seeks.join(' · ')} ms`,
    `(median · 99th percentile · longest of ${SEEKS}).`,
  )
}

function addPart(trace: RecordedTrace, part: RecordedPart): void {
  if (part.type === 'packed') return trace.writeChunk(part.chunk)
  part.writes.forEach((write, index) => trace.write(write >> 4, write & 15, part.lines[index]))
}

function seekMs(trace: RecordedTrace, givens: Givens, source: string): readonly number[] {
  const model = recordedProgram({ givens, text: source, language: 'cpp' }, (number) => trace.chunk(number))
  const { event: events } = trace.frontier
  let chance = 1
  return Array.from({ length: SEEKS }, () => {
    chance = (FACTOR * chance + TERM) % MODULUS
    const event = 1 + Math.floor((chance / MODULUS) * (events - 1))
    const started = performance.now()
    const { arrival } = model.segment(replay(givens, trace.chunk(chunkOf(event)), event))
    if (!(Number(arrival?.line) > 0)) throw new Error(`Event ${event} has no line`)
    return performance.now() - started
  })
}
