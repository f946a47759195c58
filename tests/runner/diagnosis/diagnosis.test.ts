import { describe, expect, test } from 'vitest'
import { BATTERY } from '../../../src/runner/diagnosis/battery.ts'
import { FAULT_KINDS } from '../../../src/runner/diagnosis/finding.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { COLUMN_OF, ROW_OF } from '../../../src/sudoku/units.ts'
import { fixtures } from './fixtures.ts'
import { isExpectedDiagnosis, diagnosisOfRuns, faultsFound } from './outcome.ts'
import { type ProgramRuns, unpackedRuns } from './packedRuns.ts'
import { RIGHT_PROGRAMS } from './rightPrograms.ts'
import { some } from '../../thorough.ts'
import { WRONG_PROGRAMS } from './wrongPrograms.ts'

const FIXTURES = fixtures()

function withRuns<Program extends { readonly name: string }>(
  programs: readonly Program[],
): readonly (Program & { readonly runs: ProgramRuns })[] {
  return programs.flatMap((program) => {
    const runs = FIXTURES.get(program.name)
    return runs === undefined ? [] : [{ ...program, runs: unpackedRuns(runs) }]
  })
}

const WRONG_RUNS = withRuns(WRONG_PROGRAMS).map((program) => ({
  ...program,
  found: diagnosisOfRuns(program.runs),
}))
const RIGHT_RUNS = withRuns(RIGHT_PROGRAMS)

describe('A diagnosis', () => {
  test.each(WRONG_RUNS)('of “$name” has the kind that a teacher would name', ({ kinds, units, found }) => {
    const isRight = isExpectedDiagnosis({ kinds, units }, found)
    expect(isRight ? 'right' : `${found?.kind} ${found?.units.join(' ')}: ${found?.sentence.en}`).toBe(
      'right',
    )
  })

  test.each(RIGHT_RUNS)('of $name, which is right, does not exist, and no rule finds a fault', ({ runs }) => {
    expect(diagnosisOfRuns(runs)).toBeUndefined()
    expect(faultsFound(runs)).toEqual([])
  })

  test('has an example of nearly every kind among the fixtures', () => {
    const kinds = new Set(WRONG_RUNS.map(({ found }) => found?.kind))
    expect(FAULT_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['passes-over', 'endless', 'no-solution'])
  })

  test.each(WRONG_RUNS)(
    'of “$name” rings cells that its sentence names, and points at an event of its run',
    ({ runs, found = expect.unreachable() }) => {
      const { run } = runs.battery.find(({ board }) => board.id === found.board) ?? expect.unreachable()
      expect(found.event).toBeLessThanOrEqual(run.writes.length)
      if (found.line !== undefined) expect(run.lines[found.event - 1]).toBe(found.line)
      for (const cell of found.cells.keys()) {
        expect(found.sentence.en).toContain(`row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`)
        expect(found.sentence.ko).toContain(`${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`)
      }
      for (const { en, ko } of [found, ...found.also].map(({ sentence }) => sentence)) {
        expect(en).toMatch(/^[A-Z].*[.]$/)
        expect(ko).toMatch(/다[.]$|다\)[.]$/)
        expect(`${en} ${ko}`).not.toMatch(/undefined|NaN|\(를\)|\(이\)/)
      }
    },
  )

  test('is about the user’s own run if there is no other, and names an event of it', () => {
    const { runs } = WRONG_RUNS.find(({ name }) => name === 'tables: row not asked') ?? expect.unreachable()
    const own = runs.battery.find(({ board }) => board.id === 'cover1')?.run
    const found = diagnosisOfRuns({ own, battery: [] })
    expect(found).toMatchObject({ kind: 'overlooked', board: 'own', units: ['row'] })
    expect(found?.ownEvent).toBe(found?.event)
    expect(diagnosisOfRuns({ own, battery: runs.battery })?.ownEvent).toBe(found?.event)
  })

  test('of a program that is right but slow does not exist', () => {
    const { runs } = RIGHT_RUNS.find(({ name }) => name === 'tables.py') ?? expect.unreachable()
    const cover = runs.battery.find(({ board }) => board.id === 'cover1')?.run ?? expect.unreachable()
    const own = {
      ...cover,
      writes: cover.writes.subarray(0, 60),
      lines: cover.lines.subarray(0, 60),
      verdict: 'time-limit',
      outcome: { kind: 'time-limit', line: 20 },
      output: '',
      isComplete: false,
    } as const
    expect(diagnosisOfRuns({ own, battery: runs.battery })).toBeUndefined()
  })

  /** Returns a run as if the user had stopped it after some events. */
  const stoppedAfter = (run: RecordedRun, events: number): RecordedRun => ({
    ...run,
    writes: run.writes.subarray(0, events),
    lines: run.lines.subarray(0, events),
    verdict: 'stopped',
    outcome: { kind: 'stopped' },
    output: '',
    isComplete: false,
  })

  test.each(some(RIGHT_RUNS, 5))(
    'of $name does not exist, wherever the user stops it',
    ({ runs: { battery } }) => {
      for (const { run } of battery)
        for (let events = 1; events <= run.writes.length; events = Math.ceil(events * 1.5)) {
          const own = stoppedAfter(run, events)
          expect([events, diagnosisOfRuns({ own, battery })]).toEqual([events, undefined])
          expect([events, faultsFound({ own, battery: [] })]).toEqual([events, []])
        }
    },
  )

  test('of a program that the user stopped follows from its events', () => {
    const { runs } = WRONG_RUNS.find(({ name }) => name === 'tables: row not asked') ?? expect.unreachable()
    const { run } = runs.battery.find(({ board }) => board.id === 'cover1') ?? expect.unreachable()
    const whole = diagnosisOfRuns({ own: run, battery: [] })
    const own = stoppedAfter(run, run.writes.length - 1)
    expect(diagnosisOfRuns({ own, battery: [] })).toEqual(whole)
  })
})

test('The boards of the battery have one solution but for those that need several', () => {
  const solver = createBandSolver()
  const several = BATTERY.filter(({ grid }) => solver.count(Uint8Array.from(grid), 2) !== 1)
  expect(several.map(({ id }) => id)).toEqual(['two', 'columns', 'empty'])
})
