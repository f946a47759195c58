/** Runs C++ programs for `bench/cpp.mjs`, and prints their measurements. */
import { readFileSync } from 'node:fs'
import { runnableSource } from '../src/search/steps/listing.ts'
import type { Compiler } from '../src/runner/cpp/compiler.ts'
import { CppLanguage } from '../src/runner/cpp/cppLanguage.ts'
import { Exit } from '../src/runner/cpp/endings.ts'
import { ProgramFiles } from '../src/runner/cpp/programFiles.ts'
import { wasiCalls } from '../src/runner/cpp/wasi.ts'
import { OutputBuffer } from '../src/runner/worker/printed.ts'
import type { OwnLimits, OwnProgram, RecordedPart, RunEnd } from '../src/runner/questions.ts'
import { givensOfLine, PUZZLES } from '../tests/sudoku/puzzles.ts'
import { OwnTestWorker, program } from '../tests/support/ownTestWorker.ts'
import { cache, startedCompiler } from '../tests/support/cpp.ts'
import { printStoredRecording } from './cppKept.ts'

const LISTINGS = ['tables', 'bitmasks', 'check-functions', 'used-digits', 'check-tables']
/** Codewars 2 with its first two rows swapped: 4,096,122 events, all of which are recorded. */
const LONG = '003600000800000000070090200050007000000045700000100030001000068008500010090000400'
/** Copies its board and its candidates at every node, and assigns both back. */
const COPIED = 'copied-boards'
/** The app's limits, except for time. */
const LIMITS: OwnLimits = {
  timeMs: 600_000,
  memoryBytes: 1 << 28,
  output: 100_000,
  events: 200_000_000,
  eventBytes: 250_000_000,
}

/**
 * Prints how long programs take, plain and recorded, and how large their recordings are; then the measurements of one
 * long recording as it is stored.
 * @param rounds runs per program, of which the fastest counts
 */
export async function printRuns(rounds: number): Promise<void> {
  const compiler = await startedCompiler(cache())
  const worker = new InProcessWorker(compiler)
  console.log('| program | events | plain, ms | recorded ÷ plain | bytes an event |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const id of LISTINGS) await printRow(worker, compiler, id, LONG, rounds)
  await printRow(worker, compiler, COPIED, LONG, rounds)
  await printRow(worker, compiler, 'tables', PUZZLES.antiBruteForce, 1)
  const parts: RecordedPart[] = []
  const source = sourceOf('tables')
  await worker.run(program(source, PUZZLES.antiBruteForce), (part) => parts.push(part))
  printStoredRecording(givensOfLine(PUZZLES.antiBruteForce), source, parts)
}

async function printRow(
  worker: InProcessWorker,
  compiler: Compiler,
  id: string,
  line: string,
  rounds: number,
): Promise<void> {
  const ran = program(sourceOf(id), line)
  const { module } = await compiler.compiled(ran)
  if (module === undefined) throw new Error(`${id} does not compile`)
  const plain = new WebAssembly.Module(Uint8Array.from(module))
  let [plainMs, recordedMs, events, bytes] = [Infinity, Infinity, 0, 0]
  for (let round = 0; round < rounds; round++) {
    plainMs = Math.min(plainMs, plainRunMs(plain, ran))
    bytes = 0
    const ended = await worker.run(ran, (part) => (bytes += bytesOf(part)))
    recordedMs = Math.min(recordedMs, ended.elapsedMs)
    events = ended.events
  }
  const ratios = [recordedMs / plainMs, bytes / events].map((ratio) => ratio.toFixed(2))
  console.log(`| ${[id, events.toLocaleString('en'), plainMs.toFixed(0), ...ratios].join(' | ')} |`)
}

function sourceOf(id: string): string {
  if (id === COPIED) return readFileSync(`bench/programs/${COPIED}.cpp`, 'utf8')
  return runnableSource(readFileSync(`src/search/programs/${id}/listing.cpp`, 'utf8'), 'first')
}

function bytesOf(part: RecordedPart): number {
  return part.type === 'packed' ? part.chunk.length : part.writes.byteLength + part.lines.byteLength
}

/** Returns the time that a module without instrumentation takes. */
function plainRunMs(module: WebAssembly.Module, { input }: OwnProgram): number {
  const text = new TextEncoder().encode(input.kind === 'stdin' ? input.text : '')
  const files = new ProgramFiles(
    text,
    new OutputBuffer(LIMITS.output),
    new OutputBuffer(LIMITS.output),
    false,
  )
  const streams = { files, onBuffer: () => undefined, onSleep: () => undefined }
  const instance: WebAssembly.Instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasiCalls(streams, () => memoryOf(instance)),
    env: throwingStubs(module),
  })
  const { _start: start } = instance.exports
  if (typeof start !== 'function') throw new Error('The module is no program')
  const started = performance.now()
  try {
    start()
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  return performance.now() - started
}

function memoryOf({ exports: { memory } }: WebAssembly.Instance): ArrayBuffer {
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The module has no memory')
  return memory.buffer
}

/** Returns stubs for the functions with which the C++ library throws exceptions. */
function throwingStubs(module: WebAssembly.Module): Record<string, () => never> {
  const open = WebAssembly.Module.imports(module).filter(({ module: from }) => from === 'env')
  return Object.fromEntries(open.map(({ name }) => [name, throwUnexpectedly]))
}

function throwUnexpectedly(): never {
  throw new Error('The program throws')
}

/** Runs programs in this thread, with the code that runs them in the app's worker. */
class InProcessWorker {
  readonly #worker: OwnTestWorker

  constructor(compiler: Compiler) {
    this.#worker = new OwnTestWorker(() => Promise.resolve(new CppLanguage(compiler)))
  }

  async run(ran: OwnProgram, handle: (part: RecordedPart) => void): Promise<RunEnd> {
    for await (const told of this.#worker.untold('run', { program: ran, limits: LIMITS })) {
      if (told.type === 'ended') return told
      if (told.type === 'recorded' || told.type === 'packed') handle(told)
    }
    throw new Error('The run has no end')
  }
}
