/**
 * Measures programs for `bench/ownSeconds.mjs`, and fits the model that estimates seconds. All times are CPU times,
 * which depend less on other load on the machine.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeSeconds, type SecondsModel, type TimedRun } from '../src/runner/run/judgeSeconds.ts'
import { runnableSource } from '../src/search/steps/listing.ts'
import { PythonLanguage } from '../src/runner/python/pythonLanguage.ts'
import type { OwnProgram, ProgramInput } from '../src/runner/questions.ts'
import { PUZZLES } from '../tests/sudoku/puzzles.ts'
import { OwnTestWorker, program } from '../tests/support/ownTestWorker.ts'
import { startedPyodide } from '../tests/support/python.ts'
import { REAL_PROGRAMS } from '../tests/runner/python/programs.ts'
import { LISTINGS_AS_OWN } from './ownListings.ts'

const ROUNDS = 3
/** The puzzle that the programs solve. */
const LINE = PUZZLES.codewars2
/** Time limit of an unrecorded run; no measured program reaches it. */
const MOST_MS = 60_000
/** File to which the model is written. */
const MODEL = 'src/runner/run/measured.json'
const TEXT = { encoding: 'utf8' } as const

interface TimedProgram {
  readonly name: string
  /** The program as the app runs it. */
  readonly inApp: OwnProgram
  /** Source for CPython; ends with a call if the program is a function. */
  readonly inCpython: string
  /** Timed runs by the app's worker, one per round. */
  readonly runs: TimedRun[]
  /** Time in CPython: the minimum over all rounds. */
  seconds: number
}

/** The app's worker in this process, with CPU time as its clock. */
class TimingWorker extends OwnTestWorker {
  constructor() {
    super(async () => new PythonLanguage(await startedPyodide()), processorMs)
  }

  /** Runs a program recorded, then unrecorded. Returns the times of both runs, and of the reference programs. */
  async timedRun(timed: OwnProgram): Promise<TimedRun> {
    const { elapsedMs, events, isLight } = await this.run(timed)
    return {
      recordedMs: elapsedMs,
      events,
      isLight,
      mostMs: MOST_MS,
      ...(await this.time(timed, MOST_MS)),
    }
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Times all programs, writes the fitted model, and prints its estimates. */
export async function measureSeconds(): Promise<void> {
  const real = realPython()
  // Training set of the model; the other programs are held out to measure its error.
  const fitted = LISTINGS_AS_OWN.map(timedListing)
  const heldOut = REAL_PROGRAMS.map(timedRealProgram)
  // Seconds in which CPython starts and ends.
  let start = Infinity
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`Round ${round} of ${ROUNDS} …`)
    // Each round starts a new interpreter, which measures the machine's speed again, with the reference program.
    const worker = new TimingWorker()
    await worker.run(program('print(1)', LINE))
    for (const each of [...fitted, ...heldOut]) {
      start = Math.min(start, real.seconds('pass', ''))
      each.seconds = Math.min(each.seconds, real.seconds(each.inCpython, inputOf(each.inApp)))
      each.runs.push(await worker.timedRun(each.inApp))
    }
  }
  real.end()
  const model = modelOf(fitted, heldOut, start, real.version)
  writeFileSync(
    MODEL,
    `${JSON.stringify(model, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value), 2)}\n`,
  )
  report(fitted, heldOut, model)
}

/** Times programs in CPython. Runs the interpreter itself: the start of a shim (as of pyenv) would count as well. */
function realPython() {
  const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], TEXT).trim()
  const folder = mkdtempSync(join(tmpdir(), 'seconds-'))
  const file = join(folder, 'program.py')
  return {
    version: execFileSync(python, ['--version'], TEXT).trim().replace('Python', 'CPython'),
    seconds(source: string, input: string): number {
      writeFileSync(file, source)
      const reported = execFileSync(python, ['bench/seconds/timer.py', '3', '1', python, file], {
        ...TEXT,
        input,
      })
      return Number(reported.split(' ')[0])
    },
    end: () => rmSync(folder, { recursive: true }),
  }
}

function timedListing(id: string): TimedProgram {
  const source = runnableSource(readFileSync(`src/search/programs/${id}/listing.py`, 'utf8'), 'first')
  return { name: id, inApp: program(source, LINE), inCpython: source, runs: [], seconds: Infinity }
}

function timedRealProgram({ name, source, input }: (typeof REAL_PROGRAMS)[number]): TimedProgram {
  const inCpython = input?.kind === 'call' ? sourceWithCall(source, input) : source
  return { name, inApp: program(source, LINE, input), inCpython, runs: [], seconds: Infinity }
}

/** Adds what a judge provides around a function: imports and a call. */
function sourceWithCall(
  source: string,
  { name, cells }: Extract<ProgramInput, { readonly kind: 'call' }>,
): string {
  const rows = (LINE.match(/.{9}/g) ?? []).map((row) =>
    Array.from(row, (cell) => (cells === 'numbers' ? Number(cell) : cell.replace('0', '.'))),
  )
  const callee = name.replace(/^(.*)\./, '$1().')
  return `from typing import *\nfrom collections import *\n${source}\n${callee}(${JSON.stringify(rows)})\n`
}

function inputOf({ input }: OwnProgram): string {
  return input.kind === 'stdin' ? input.text : ''
}

/** Fits the model to the listings; its error is the worst one in the held-out programs over all rounds. */
function modelOf(
  fitted: readonly TimedProgram[],
  heldOut: readonly TimedProgram[],
  start: number,
  version: string,
): SecondsModel {
  const factors = fitted.flatMap(({ seconds, runs }) =>
    runs.map(({ plainMs = NaN, referenceMs }) => ((seconds - start) * referenceMs) / plainMs),
  )
  const reference = Math.exp(factors.reduce((sum, factor) => sum + Math.log(factor), 0) / factors.length)
  const shares = fitted.flatMap(({ runs }) =>
    runs
      .filter(({ isLight }) => isLight)
      .map(
        ({ recordedMs, plainMs = NaN, events, referenceMs }) => (recordedMs - plainMs) / events / referenceMs,
      ),
  )
  const machine = cpus()[0]
    .model.replace(/\((?:R|TM)\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const measuredOn = new Date().toISOString().slice(0, 10)
  const model = {
    machine,
    measuredOn,
    version,
    start,
    reference,
    less: 0,
    more: 0,
    eventShare: Math.max(...shares),
  }
  const quotients = heldOut.flatMap((each) => each.runs.map((run) => estimateOf(run, model) / each.seconds))
  return { ...model, less: Math.max(...quotients) - 1, more: 1 / Math.min(...quotients) - 1 }
}

/** Estimates a run's seconds, without the error margins. */
function estimateOf(run: TimedRun, model: SecondsModel): number {
  return judgeSeconds(run, { ...model, less: 0, more: 0 }).low
}

function report(
  fitted: readonly TimedProgram[],
  heldOut: readonly TimedProgram[],
  model: SecondsModel,
): void {
  const { machine, version, start, reference, less, more, eventShare } = model
  console.log(
    `${machine}, ${version}: starts in ${start.toFixed(3)} s, reference ${reference.toFixed(4)} s, up to ${percent(less)} less and ${percent(more)} more, ` +
      `${(eventShare * 1e6).toFixed(1)} millionths of the reference an event at most\n`,
  )
  console.log(
    '| program | in python3, s | estimates, s | estimate ÷ seconds | had it not been run plainly, s |',
  )
  console.log('| --- | --- | --- | --- | --- |')
  for (const each of [...fitted, ...heldOut]) {
    const { name, seconds, runs } = each
    const estimates = runs.map((run) => estimateOf(run, model))
    const factors = estimates.map((estimate) => estimate / seconds).toSorted((a, b) => a - b)
    const blind = runs.map((run) => judgeSeconds({ ...run, plainMs: undefined, mostMs: 0 }, model))
    const missed = blind.filter(({ low, high }) => seconds < low || seconds > high).length
    console.log(
      `| ${fitted.includes(each) ? `${name} (fitted)` : name} | ${seconds.toFixed(2)} | ` +
        `${estimates.map((estimate) => estimate.toFixed(2)).join(' · ')} | ` +
        `${factors[0].toFixed(2)} to ${(factors.at(-1) ?? NaN).toFixed(2)} | ` +
        `${blind[0].low.toFixed(2)} to ${blind[0].high.toFixed(2)}${missed === 0 ? '' : ` (${missed} missed)`} |`,
    )
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`
