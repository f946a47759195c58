/**
 * Diagnoses all wrong and all right programs, run by the real workers.
 * `DIAGNOSIS=write npx vitest run tests/runner/diagnosis/corpus.test.ts` writes the tables of `tests/DIAGNOSIS.md` and
 * the fixtures of the default tests again; recordings are kept in `.cache/diagnosis`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BatteryId } from '../../../src/runner/diagnosis/battery.ts'
import { FAULT_KINDS } from '../../../src/runner/diagnosis/finding.ts'
import { IS_THOROUGH } from '../../thorough.ts'
import { FIXTURES_FILE, isFixture } from './fixtures.ts'
import { isExpectedDiagnosis, diagnosisOfRuns, faultsFound } from './outcome.ts'
import { packedRuns } from './packedRuns.ts'
import { recordedRuns } from './recorder.ts'
import { BASE_PROGRAMS, RIGHT_PROGRAMS } from './rightPrograms.ts'
import { WRONG_PROGRAMS } from './wrongPrograms.ts'

const WRITES = process.env['DIAGNOSIS'] === 'write'
const REPORT = join(import.meta.dirname, '../../DIAGNOSIS.md')
/** Minimum share of wrong programs that get the right kind of fault. */
const LEAST_RIGHT = 0.92
const HOUR = { timeout: 3_600_000, tags: ['thorough'] }

describe.runIf(IS_THOROUGH || WRITES)('Of all programs', () => {
  test('right ones get no diagnosis', HOUR, async () => {
    const alarms: string[] = []
    const unfit: string[] = []
    for (const { name, language, source } of RIGHT_PROGRAMS) {
      const runs = await recordedRuns(language, source)
      const failed = runs.battery
        .filter(({ run }) => run.verdict !== 'accepted')
        .map(({ board, run }) => `${board.id}: ${run.verdict}`)
      if (failed.length > 0) unfit.push(`${name}: ${failed.join(', ')}`)
      if (diagnosisOfRuns(runs) !== undefined) alarms.push(name)
      // Base programs only: some of the others swap rows or pass strings, so that their writes look wrong.
      if (BASE_PROGRAMS.some((program) => program.name === name))
        alarms.push(...faultsFound(runs).map((sentence) => `${name}: ${sentence}`))
    }
    expect({ alarms, unfit }).toEqual({ alarms: [], unfit: [] })
  })

  test('at least 92 % of the wrong ones get the right kind', HOUR, async () => {
    const counts = new Map<string, Map<string, number>>()
    const misses: string[] = []
    for (const program of WRONG_PROGRAMS) {
      const found = diagnosisOfRuns(await recordedRuns(program.language, program.source))
      const kind = found?.kind ?? 'nothing'
      const wanted =
        found !== undefined && program.kinds.includes(found.kind as never) ? kind : program.kinds[0]
      const row = counts.get(wanted) ?? new Map<string, number>()
      row.set(kind, (row.get(kind) ?? 0) + 1)
      counts.set(wanted, row)
      if (!isExpectedDiagnosis(program, found))
        misses.push(
          `${program.name} (${[program.kinds[0], ...(program.units ?? [])].join(' ')}): ${kind} ${found?.units.join(' ') ?? ''}`.trim(),
        )
    }
    const right = WRONG_PROGRAMS.length - misses.length
    if (WRITES) writeReport(table(counts), right, misses)
    const tooMany = right / WRONG_PROGRAMS.length < LEAST_RIGHT
    expect(tooMany ? misses : []).toEqual([])
  })
})

test.runIf(WRITES)('The fixtures are recorded', HOUR, async () => {
  const kept: string[] = []
  for (const { name, language, source } of [...WRONG_PROGRAMS, ...RIGHT_PROGRAMS]) {
    if (!isFixture(name)) continue
    const { battery } = await recordedRuns(language, source)
    const short = battery.filter(
      ({ board, run }) => !LONG_BOARDS.has(board.id) && run.output.length <= LONG_OUTPUT,
    )
    kept.push(JSON.stringify([name, packedRuns({ own: undefined, battery: short })]))
  }
  writeFileSync(FIXTURES_FILE, `${kept.join('\n')}\n`)
})

/** Maximum characters of a stored run's output; some wrong programs print all the time. */
const LONG_OUTPUT = 2000

/** Boards with so many events that the default tests do without them. */
const LONG_BOARDS: ReadonlySet<BatteryId> = new Set(['cover2', 'cover3', 'cover4'])

function table(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  const kinds = [...FAULT_KINDS, 'fact', 'nothing'].filter((kind) =>
    [...counts].some(([wanted, row]) => wanted === kind || row.has(kind)),
  )
  const cells = (row: readonly (string | number)[]) => `| ${row.join(' | ')} |`
  return [
    cells(['should be said', ...kinds.map((_, index) => index + 1)]),
    cells(['---', ...kinds.map(() => '--:')]),
    ...kinds.map((wanted, index) =>
      cells([`${index + 1} ${wanted}`, ...kinds.map((kind) => counts.get(wanted)?.get(kind) ?? '')]),
    ),
  ].join('\n')
}

/** Replaces the part of the report between the comments `table` and `end`. */
function writeReport(rows: string, right: number, misses: readonly string[]): void {
  const [before] = readFileSync(REPORT, 'utf8').split('<!-- table -->')
  const [, after = ''] = readFileSync(REPORT, 'utf8').split('<!-- end -->')
  const percent = ((right / WRONG_PROGRAMS.length) * 100).toFixed(1)
  const text = [
    `${right} of ${WRONG_PROGRAMS.length} wrong programs get the right kind and units (${percent} %); of ${RIGHT_PROGRAMS.length} right programs none gets any.`,
    rows,
    'Wrong or missing, with what should be said in brackets:',
    misses.map((miss) => `- ${miss}`).join('\n'),
  ].join('\n\n')
  writeFileSync(REPORT, `${before}<!-- table -->\n\n${text}\n\n<!-- end -->${after}`)
}
