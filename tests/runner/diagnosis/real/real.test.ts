/**
 * Diagnoses real wrong programs, run by the real workers.
 * `DIAGNOSIS=write npx vitest run tests/runner/diagnosis/real/real.test.ts` writes what is said of each to
 * `tests/DIAGNOSIS.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageParts } from '../../../../src/page/own/languages.ts'
import type { RecordedRun } from '../../../../src/runner/diagnosis/recordedRun.ts'
import { uncalledFunctions } from '../../../../src/runner/text/uncalled.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { IS_THOROUGH } from '../../../thorough.ts'
import { diagnosisOfRuns } from '../outcome.ts'
import { packedRuns, type ProgramRuns } from '../packedRuns.ts'
import { type Arranged, inputIn, recordedRuns } from '../recorder.ts'
import { FIXTURES, FIXTURES_FILE } from './fixtures.ts'
import { HELD_BACK_PROGRAMS, OWN_BOARDS, type ReadProgram, REAL_PROGRAMS } from './real.ts'

const WRITES = process.env['DIAGNOSIS'] === 'write'
const REPORT = join(import.meta.dirname, '../../../DIAGNOSIS.md')
const HOUR = { timeout: 3_600_000, tags: ['thorough'] }

function arrangedFor({ file, input, language, text, puzzle = PUZZLES.codewars1 }: ReadProgram): Arranged {
  if (input === 'own')
    return {
      input: () => ({ kind: 'stdin', text: '' }),
      judge: 'boj-2580',
      own: OWN_BOARDS[file],
      hasBattery: false,
    }
  if (input !== 'call') return { input: inputIn(input), judge: input, own: puzzle, hasBattery: true }
  const called =
    languageParts(language).calledFunction(text) ?? expect.fail(`${file} has no function to call`)
  const judge = called.cells === 'characters' ? 'leetcode' : 'codewars'
  return { input: () => called, judge, own: puzzle, hasBattery: true }
}

const JUDGEMENTS = ['told', 'vague', 'wrong way', 'nothing'] as const
type Judgement = (typeof JUDGEMENTS)[number]

function judgement({ told, vague }: ReadProgram, found: ReturnType<typeof diagnosisOfRuns>): Judgement {
  if (found === undefined) return 'nothing'
  const isTold = told.some(([kind, words]) => kind === found.kind && (words?.test(found.sentence.en) ?? true))
  if (isTold) return 'told'
  return vague.includes(found.kind) || told.some(([kind]) => kind === found.kind) ? 'vague' : 'wrong way'
}

interface Judged {
  readonly program: ReadProgram
  readonly judged: Judgement
  readonly said: string
  readonly runs: ProgramRuns
}

async function judgedPrograms(programs: readonly ReadProgram[]): Promise<readonly Judged[]> {
  const all: Judged[] = []
  for (const program of programs) {
    const runs = await recordedRuns(program.language, program.text, arrangedFor(program))
    const { input, language, text } = program
    const found = diagnosisOfRuns(runs, input === 'call' ? [] : uncalledFunctions(text, language))
    const where = found === undefined || found.board === 'own' ? '' : 'On a small board: '
    const said = found === undefined ? '—' : `${where}${found.sentence.en}`
    all.push({ program, judged: judgement(program, found), said, runs })
  }
  return all
}

describe.runIf(IS_THOROUGH || WRITES)('Of the real programs', () => {
  test('none is accepted, and none is sent the wrong way', HOUR, async () => {
    const known = await judgedPrograms(REAL_PROGRAMS)
    const heldBack = await judgedPrograms(HELD_BACK_PROGRAMS)
    if (WRITES) {
      writeReport(known, heldBack)
      writeFixtures([...known, ...heldBack])
    }
    const astray = known.filter(({ judged }) => judged === 'wrong way' || judged === 'nothing')
    expect(astray.map(({ program, said }) => `${program.file}: ${said}`)).toEqual([])
    const accepted = [...known, ...heldBack].filter(({ runs }) => runs.own?.verdict === 'accepted')
    expect(accepted.map(({ program }) => program.file)).toEqual([])
  })
})

/** Keeps the recordings of some programs for `realRules.test.ts`, but for long runs. */
function writeFixtures(all: readonly Judged[]): void {
  const kept = all
    .filter(({ program }) => FIXTURES.has(program.file))
    .map(({ program, runs: { own, battery } }) => {
      const short = battery.map(({ board, run }) => ({ board, run: firstPart(run) }))
      const runs = {
        own: own && isShort(own) ? own : undefined,
        battery: short.filter(({ run }) => isShort(run)),
      }
      return JSON.stringify([program.file, packedRuns(runs)])
    })
  writeFileSync(FIXTURES_FILE, `${kept.join('\n')}\n`)
}

const MOST_EVENTS = 600

function isShort({ writes, output }: RecordedRun): boolean {
  return writes.length <= MOST_EVENTS && output.length <= 2000
}

/** Returns the first events of a run that was cut off, as if its limit had been lower. */
function firstPart(run: RecordedRun): RecordedRun {
  if (run.outcome.kind !== 'time-limit' || run.writes.length <= MOST_EVENTS) return run
  const { writes, lines } = run
  return {
    ...run,
    writes: writes.subarray(0, MOST_EVENTS),
    lines: lines.subarray(0, MOST_EVENTS),
    isComplete: false,
  }
}

function writeReport(known: readonly Judged[], heldBack: readonly Judged[]): void {
  const text = [counts(known, heldBack), details(known), '### Held back', details(heldBack)].join('\n\n')
  const [before] = readFileSync(REPORT, 'utf8').split('<!-- real -->')
  const [, after = ''] = readFileSync(REPORT, 'utf8').split('<!-- end of real -->')
  writeFileSync(REPORT, `${before}<!-- real -->\n\n${text}\n\n<!-- end of real -->${after}`)
}

function counts(known: readonly Judged[], heldBack: readonly Judged[]): string {
  const row = (name: string, all: readonly Judged[]) => [
    name,
    all.length,
    ...JUDGEMENTS.map((one) => all.filter(({ judged }) => judged === one).length),
  ]
  return [
    ['programs', 'all', ...JUDGEMENTS],
    ['---', ...Array.from({ length: 5 }, () => '--:')],
    row('known', known),
    row('held back', heldBack),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function details(all: readonly Judged[]): string {
  const rows = all.map(({ program, judged, said }) => [program.file, program.cause, judged, said])
  return [['program', 'cause', 'judged', 'what is said'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}
