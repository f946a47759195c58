/** Runs programs with the machine's own interpreter and compiler, and judges them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Case } from '../../../src/runner/cases/case.ts'
import { casesOf } from '../../../src/runner/cases/registry.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import type { Judge } from '../../../src/sudoku/judge/judge.ts'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import { verdictOn } from '../../../src/page/own/ownVerdict.ts'
import type { OwnVerdict } from '../../../src/page/own/own.ts'
import { timeLimitsOf } from '../../../src/search/seconds/limits.ts'
import { runnableSource } from '../../../src/search/steps/listing.ts'

const PROGRAMS = join(import.meta.dirname, '../../../src/search/programs')
const RUNNER = join(import.meta.dirname, 'judgeRuns.py')
/** Maximum output of the interpreter or compiler, in bytes. */
const MOST_OUTPUT = 2 ** 30
const COMPILER_OPTIONS = ['-std=c++17', '-O2', '-w']

/** Ids of the programs that have a listing. */
export const LISTED: readonly string[] = readdirSync(PROGRAMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(PROGRAMS, entry.name)).includes('listing.py'))
  .map(({ name }) => name)

export const HAS_PYTHON = isInstalled('python3')
export const HAS_COMPILER = isInstalled('g++')

function isInstalled(tool: string): boolean {
  return spawnSync(tool, ['--version']).status === 0
}

/** Returns a program's listing as runnable source that ends at the first solution. */
export function listing(id: string, extension: 'py' | 'cpp'): string {
  return runnableSource(readFileSync(join(PROGRAMS, id, `listing.${extension}`), 'utf8'), 'first')
}

/** Cases of BOJ 2580 whose searches are short, so that even a default test run includes them. */
export const SHORT_CASES: readonly Case[] = casesOf('boj-2580').filter(({ claims }) =>
  claims.every((claim) => claim.kind !== 'events' || claim.count < 1000),
)

export interface NativeProgram {
  readonly source: string
  readonly judge: Judge
  readonly cases: readonly Case[]
  /** Limit of the processor time of a Python program; by default the judge's. */
  readonly seconds?: number
  /** True to leave out the cases after a run that does not finish; Python only. */
  readonly endsAtFailure?: boolean
}

/** A verdict on each case that was run, by the case's id. */
export type CaseVerdicts = ReadonlyMap<string, OwnVerdict['kind']>

/** Format of the input and output of all listings: rows of digits with spaces between them. */
const SPACED = 'boj-2580'

function inputOf({ puzzle }: Case): string {
  return `${writeGrid(puzzle, SPACED).trimEnd()}\n`
}

/** Returns the output of a listing, without spaces if the judge's format is another. */
function inJudgeLayout({ answer }: Judge, printed: string): string {
  return answer.kind === 'board' && answer.format === SPACED ? printed : printed.replaceAll(' ', '')
}

type RunEnding = 'finished' | 'runtime-error' | 'time-limit' | 'output-limit'

function verdictOf(judge: Judge, { puzzle }: Case, ending: RunEnding, printed: string): OwnVerdict['kind'] {
  const given = {
    grid: puzzle,
    format: SPACED,
    judge: judge.id,
    isJudgedByContent: false,
    checker: undefined,
  }
  return verdictOn(outcomeOf(ending), inJudgeLayout(judge, printed), given).verdict.kind
}

function outcomeOf(ending: RunEnding): Outcome {
  switch (ending) {
    case 'finished':
      return { kind: ending, answer: undefined }
    case 'runtime-error':
      return { kind: ending, line: undefined, error: '', message: '', calls: 0 }
    case 'time-limit':
    case 'output-limit':
      return { kind: ending, line: undefined }
  }
}

/** Returns the verdicts on Python programs, in their order. Each case runs in a process of its own. */
export function pythonVerdicts(programs: readonly NativeProgram[]): readonly CaseVerdicts[] {
  const input = programs.map(({ source, judge, cases, seconds, endsAtFailure }) => ({
    source,
    inputs: cases.map((graded) => inputOf(graded)),
    seconds: seconds ?? timeLimitsOf(judge.id).seconds.cpython,
    endsAtFailure: endsAtFailure ?? false,
  }))
  const verdicts = programs.map(() => new Map<string, OwnVerdict['kind']>())
  for (const line of runTool('python3', ['-B', RUNNER], JSON.stringify(input))) {
    const run: readonly [number, number, RunEnding, string] = JSON.parse(line)
    const [number, index, ending, printed] = run
    const { judge, cases } = programs[number]
    verdicts[number].set(cases[index].id, verdictOf(judge, cases[index], ending, printed))
  }
  return verdicts
}

/** Runs a tool. @returns the lines that it prints, without empty ones @throws Error if the tool fails */
function runTool(tool: string, words: readonly string[], input: string): readonly string[] {
  const { status, error, stdout, stderr } = spawnSync(tool, words, {
    input,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${tool} ended with ${status}: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}

/** Returns the verdicts on one C++ program, compiled once, for several judges or sets of cases. */
export function cppVerdicts(
  source: string,
  graded: readonly Omit<NativeProgram, 'source'>[],
): readonly CaseVerdicts[] {
  const folder = mkdtempSync(join(tmpdir(), 'backdoku-'))
  try {
    const [file, program] = [join(folder, 'program.cpp'), join(folder, 'program')]
    writeFileSync(file, source)
    runTool('g++', [...COMPILER_OPTIONS, '-o', program, file], '')
    const run = compiledRuns(program)
    return graded.map(
      ({ judge, cases }) =>
        new Map(cases.map((one) => [one.id, verdictOf(judge, one, ...run(judge, one))] as const)),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns a function that runs a program. What has finished within a limit is not run again for a longer one. */
function compiledRuns(
  program: string,
): (judge: Judge, graded: Case) => readonly [ending: RunEnding, printed: string] {
  const finished = new Map<string, { readonly seconds: number; readonly printed: string }>()
  return (judge, graded) => {
    const input = inputOf(graded)
    const seconds = timeLimitsOf(judge.id).seconds.cpp ?? Infinity
    const known = finished.get(input)
    if (known !== undefined && known.seconds <= seconds) return ['finished', known.printed]
    // `ulimit -t` limits processor time, not elapsed time.
    const limited = `ulimit -t ${seconds === Infinity ? 'unlimited' : seconds}; exec "$0"`
    const { status, signal, error, stdout } = spawnSync('sh', ['-c', limited, program], {
      input,
      encoding: 'utf8',
    })
    if (error !== undefined) throw error
    if (signal === 'SIGXCPU' || signal === 'SIGKILL') return ['time-limit', stdout]
    if (status !== 0) return ['runtime-error', stdout]
    finished.set(input, { seconds, printed: stdout })
    return ['finished', stdout]
  }
}
