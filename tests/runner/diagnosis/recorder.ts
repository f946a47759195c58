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
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { verdictOn } from '../../../src/page/own/ownVerdict.ts'
import { CppWorker } from '../../support/cpp.ts'
import { JavaScriptWorker } from '../../support/javascript.ts'
import type { OwnTestWorker } from '../../support/ownTestWorker.ts'
import { PythonWorker } from '../../support/python.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type PackedRun, packedRun, type ProgramRuns, unpackedRuns } from './packedRuns.ts'

const FORMAT = 'boj-2580'
const BATTERY_LIMITS = { timeMs: 4000, events: 4000, output: 20_000 }
const OWN_LIMITS = { timeMs: 5000, events: 20_000, output: 20_000 }
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

/** Runs a program on a board. @param isRecorded false to judge the run only, and to leave its events out */
async function recordRun(
  language: OwnLanguage,
  source: string,
  grid: Grid,
  limits: typeof OWN_LIMITS,
  isRecorded: boolean,
): Promise<RecordedRun> {
  const program = {
    source,
    input: { kind: 'stdin', text: `${writeGrid(grid, FORMAT).trimEnd()}\n` } as const,
    givens: Uint8Array.from(grid),
    optimized: false,
  }
  const { outcome, output, writes, lines, events, hidden } = await workerOf(language).run(program, limits)
  const judged = { grid, format: FORMAT, judge: FORMAT, isJudgedByContent: false, checker: undefined }
  const { verdict } = verdictOn(outcome, output, judged)
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

/** Returns the runs of a program on the battery and on the first puzzle of Codewars, from the cache if possible. */
export async function recordedRuns(language: OwnLanguage, source: string): Promise<ProgramRuns> {
  const key = createHash('sha1').update(`2 ${language}\n${source}`).digest('hex').slice(0, 20)
  const file = join(FOLDER, `${key}.json`)
  const packed: Record<string, PackedRun> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const isKept =
    Object.values(packed).filter(({ verdict }) => verdict === 'time-limit').length >= MOST_ENDLESS ||
    BATTERY.every(({ id, grid }) => packed[id]?.givens === lineOf(grid))
  if (!isKept) {
    let endless = 0
    for (const { id, grid, isRecorded } of BATTERY) {
      if (packed[id]?.givens === lineOf(grid)) continue
      if (endless === MOST_ENDLESS) break
      const run = await recordRun(language, source, grid, BATTERY_LIMITS, isRecorded)
      endless = run.verdict === 'time-limit' ? endless + 1 : 0
      packed[id] = packedRun(run)
    }
    const own = gridOfLine(PUZZLES.codewars1)
    if (endless < MOST_ENDLESS && packed['own'] === undefined)
      packed['own'] = packedRun(await recordRun(language, source, own, OWN_LIMITS, true))
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, JSON.stringify(packed))
  }
  return unpackedRuns(packed)
}
