/**
 * Records programs on the battery (the small boards of the diagnosis) and on a puzzle, with the workers of the page,
 * and keeps the recordings in `.cache`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BATTERY } from '../../../src/runner/diagnosis/battery.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine, type Grid, lineOf } from '../../../src/sudoku/grid.ts'
import type { ProgramInput } from '../../../src/runner/questions.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { verdictOn } from '../../../src/page/own/ownVerdict.ts'
import { CppWorker } from '../../support/cpp.ts'
import { JavaScriptWorker } from '../../support/javascript.ts'
import type { OwnTestWorker } from '../../support/ownTestWorker.ts'
import { PythonWorker } from '../../support/python.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type PackedRun, packedRun, type ProgramRuns, unpackedRuns } from './packedRuns.ts'

const FORMAT = 'boj-2580'
/** Factor of the limits of time, for a busy machine. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 1)
const BATTERY_LIMITS = { timeMs: 4000 * PATIENCE, events: 4000, output: 20_000 }
const OWN_LIMITS = { timeMs: 5000 * PATIENCE, events: 20_000, output: 20_000 }
/** After this many boards in a row on which a program does not end, the other boards are skipped. */
const MOST_ENDLESS = 3

const FOLDER = join(import.meta.dirname, '../../../.cache/diagnosis')

const WORKERS: Readonly<Record<OwnLanguage, () => OwnTestWorker>> = {
  python: () => new PythonWorker(),
  cpp: () => new CppWorker(),
  javascript: () => new JavaScriptWorker(),
}
/** Workers started so far. */
const started = new Map<OwnLanguage, OwnTestWorker>()

function workerOf(language: OwnLanguage): OwnTestWorker {
  const worker = started.get(language) ?? WORKERS[language]()
  started.set(language, worker)
  return worker
}

/** How a program gets its puzzles, and which. */
export interface Arranged {
  readonly input: (grid: Grid) => ProgramInput
  /** Id of the judge, and of the format in which it writes puzzles. */
  readonly judge: string
  /** The user's puzzle, as 81 digits. */
  readonly own: string
  /** False if the program reads no puzzle, and so has no other board to run on. */
  readonly hasBattery: boolean
}

const USUAL: Arranged = { input: inputIn(FORMAT), judge: FORMAT, own: PUZZLES.codewars1, hasBattery: true }

/** Returns the input of a program that reads the puzzle in a judge's format. */
export function inputIn(format: string): (grid: Grid) => ProgramInput {
  return (grid) => ({ kind: 'stdin', text: `${writeGrid(grid, format).trimEnd()}\n` })
}

/** Runs a program on a board. @param isRecorded false to judge the run only, and to leave its events out */
async function recordRun(
  language: OwnLanguage,
  source: string,
  grid: Grid,
  limits: typeof OWN_LIMITS,
  isRecorded: boolean,
  { input, judge, hasBattery }: Arranged,
): Promise<RecordedRun> {
  const program = { source, input: input(grid), givens: Uint8Array.from(grid), optimized: false }
  const report = await workerOf(language).run(program, limits)
  const { outcome, writes, lines, events, hidden } = report
  const judged = { grid, format: judge, judge, isJudgedByContent: !hasBattery, checker: undefined }
  const { verdict, output } = verdictOn(outcome, report.output, judged)
  return {
    givens: grid,
    writes: Uint16Array.from(isRecorded ? writes : []),
    lines: Uint16Array.from(isRecorded ? lines : []),
    verdict: verdict.kind as RecordedRun['verdict'],
    outcome,
    output,
    isComplete: events === writes.length,
    hasBoard: isRecorded && (hidden === undefined || hidden === 'unwritten'),
  }
}

/** Returns the runs of a program on the battery and on the user's puzzle, from the cache if possible. */
export async function recordedRuns(
  language: OwnLanguage,
  source: string,
  arranged: Arranged = USUAL,
): Promise<ProgramRuns> {
  const how = arranged === USUAL ? '2' : `2 ${JSON.stringify(arranged.input(gridOfLine(arranged.own)))}`
  const key = createHash('sha1').update(`${how} ${language}\n${source}`).digest('hex').slice(0, 20)
  const file = join(FOLDER, `${key}.json`)
  const packed: Record<string, PackedRun> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const isKept =
    Object.values(packed).filter(({ verdict }) => verdict === 'time-limit').length >= MOST_ENDLESS ||
    (arranged.hasBattery
      ? BATTERY.every(({ id, grid }) => packed[id]?.givens === lineOf(grid))
      : packed['own'] !== undefined)
  if (!isKept) {
    let endless = 0
    for (const { id, grid, isRecorded } of arranged.hasBattery ? BATTERY : []) {
      if (packed[id]?.givens === lineOf(grid)) continue
      if (endless === MOST_ENDLESS) break
      const run = await recordRun(language, source, grid, BATTERY_LIMITS, isRecorded, arranged)
      endless = run.verdict === 'time-limit' ? endless + 1 : 0
      packed[id] = packedRun(run)
    }
    const own = gridOfLine(arranged.own)
    if (endless < MOST_ENDLESS && packed['own'] === undefined)
      packed['own'] = packedRun(await recordRun(language, source, own, OWN_LIMITS, true, arranged))
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, JSON.stringify(packed))
  }
  return unpackedRuns(packed)
}
