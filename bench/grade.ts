/** Times gradings of a right program, and native runs of the same program, for `bench/grade.mjs`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { casesOf } from '../src/runner/cases/registry.ts'
import { lineOf } from '../src/sudoku/grid.ts'
import type { OwnLanguage } from '../src/sudoku/reading/language.ts'
import { runnableSource } from '../src/search/steps/listing.ts'
import type { OwnProgram } from '../src/runner/questions.ts'
import { CppWorker } from '../tests/support/cpp.ts'
import { JavaScriptWorker } from '../tests/support/javascript.ts'
import { type OwnTestWorker, program } from '../tests/support/ownTestWorker.ts'
import { PythonWorker } from '../tests/support/python.ts'
import { FITS, PRINT, PUTTING, READ } from '../tests/runner/javascript/programs.ts'

const COMPILER = 'g++'

/** The first cases, whose searches are short. */
const CASES = casesOf('boj-2580').slice(0, 30)
const LIMITS = { timeMs: 60_000, memoryBytes: 1 << 29, output: 1 << 16 }

/** Returns the runnable source of the program `tables` in a language. */
const listing = (extension: string) =>
  runnableSource(readFileSync(`src/search/programs/tables/listing.${extension}`, 'utf8'), 'first')

interface ComparedLanguage {
  readonly language: OwnLanguage
  /** Name of the machine's own tool, for the table. */
  readonly native: string
  readonly source: string
  readonly worker: OwnTestWorker
  /** Writes the program into a folder, and compiles C++. Returns the command that runs it. */
  readonly command: (folder: string, source: string) => readonly [tool: string, ...words: string[]]
}

const COMPARED: readonly ComparedLanguage[] = [
  {
    language: 'python',
    native: 'python3',
    source: listing('py'),
    worker: new PythonWorker(),
    command: (folder, source) => ['python3', writeProgram(folder, 'program.py', source)],
  },
  {
    language: 'cpp',
    native: 'g++ -O2',
    source: listing('cpp'),
    worker: new CppWorker(),
    command(folder, source) {
      const executable = join(folder, 'program')
      const file = writeProgram(folder, 'program.cpp', source)
      execFileSync(COMPILER, ['-std=c++17', '-O2', '-w', '-o', executable, file])
      return [executable]
    },
  },
  {
    language: 'javascript',
    native: 'node',
    source: `${READ}${FITS}const put = (r, c, n) => { board[r][c] = n }\n${PUTTING}${PRINT}`,
    worker: new JavaScriptWorker(),
    command: (folder, source) => ['node', writeProgram(folder, 'program.cjs', source)],
  },
]

/** Prints a table of the times. @param rounds number of repetitions, of which the fastest counts */
export async function printGradings(rounds: number): Promise<void> {
  console.log(`| language | ${CASES.length} cases graded, s | natively, s | graded ÷ native |`)
  console.log('| --- | --- | --- | --- |')
  const folder = mkdtempSync(join(tmpdir(), 'backdoku-'))
  try {
    for (const compared of COMPARED) await printRow(compared, folder, rounds)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function printRow(
  { language, native, source, worker, command }: ComparedLanguage,
  folder: string,
  rounds: number,
): Promise<void> {
  const programs = CASES.map(({ puzzle }) => ({
    ...program(source, lineOf(puzzle)),
    optimized: language === 'cpp',
  }))
  const [tool, ...words] = command(folder, source)
  // Warm-up: starts the interpreter, and compiles.
  await worker.grade(programs[0], LIMITS)
  let [gradedMs, nativeMs] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    gradedMs = Math.min(gradedMs, await elapsedMs(() => gradeAll(worker, programs)))
    nativeMs = Math.min(
      nativeMs,
      await elapsedMs(() => programs.forEach((one) => runNatively(tool, words, one))),
    )
  }
  const figures = [gradedMs / 1000, nativeMs / 1000, gradedMs / nativeMs].map((figure) => figure.toFixed(2))
  console.log(`| ${[`${language} (${native})`, ...figures].join(' | ')} |`)
}

async function gradeAll(worker: OwnTestWorker, programs: readonly OwnProgram[]): Promise<void> {
  for (const one of programs) {
    const { outcome } = await worker.grade(one, LIMITS)
    if (outcome.kind !== 'finished') throw new Error(`A right program ended with ${outcome.kind}`)
  }
}

function runNatively(tool: string, words: readonly string[], { input }: OwnProgram): void {
  const { status, error } = spawnSync(tool, words, { input: input.kind === 'stdin' ? input.text : '' })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${tool} ended with ${status}`)
}

async function elapsedMs(work: () => void | Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function writeProgram(folder: string, name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
