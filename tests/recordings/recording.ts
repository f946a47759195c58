/** Runs Sudoku programs in python3 and records the writes to their boards. */
import { type Givens, givensOf } from '../../src/sudoku/givens.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { gridOfLine } from '../../src/sudoku/grid.ts'
import { RecordedTrace } from '../../src/search/trace/recordedTrace.ts'
import type { Write } from '../search/trace/writes.ts'
import type { Case } from '../oracles/cases.ts'

export const hasPython = spawnSync('python3', ['--version']).status === 0

export interface ProgramRun {
  readonly givens: Givens
  readonly writes: readonly Write[]
  /** The program's own board as a line of 81 digits, at several times, each with the number of writes until then. */
  readonly boards: readonly (readonly [writes: number, line: string])[]
}

/** Ids of programs that have no board: their placements are recorded instead. */
const WITHOUT_BOARD: ReadonlySet<string> = new Set(['dancing-links'])

/** Runs the program `id` of a folder on each case. @throws if it fails */
export function programRuns(
  folder: 'oracles' | 'recordings/programs',
  id: string,
  cases: readonly Case[],
): readonly ProgramRun[] {
  const { status, error, stdout, stderr } = spawnSync(
    'python3',
    [
      '-B',
      join(import.meta.dirname, 'recorder.py'),
      join(import.meta.dirname, '..', folder, `${id}.py`),
      ...(WITHOUT_BOARD.has(id) ? ['placements'] : []),
    ],
    {
      input: cases.map(({ limit, line }) => `${limit} ${line}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  )
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${id} ended with ${status}: ${stderr}`)
  const lines = stdout.split('\n').filter((line) => line !== '')
  return lines.map((line, index) => runOf(cases[index].line, line))
}

function runOf(puzzle: string, output: string): ProgramRun {
  const givens = givensOf(gridOfLine(puzzle))
  if (!givens.ok) throw new Error(`${puzzle} contradicts itself`)
  const noted: { readonly writes: readonly number[]; readonly boards: ProgramRun['boards'] } =
    JSON.parse(output)
  const writes = Array.from({ length: noted.writes.length / 4 }, (_, index): Write => {
    const [cell, digit, line, calls] = noted.writes.slice(index * 4, index * 4 + 4)
    return { cell, digit, line, calls }
  })
  return { givens: givens.value, writes, boards: noted.boards }
}

export function traceOfRun({ givens, writes }: ProgramRun): RecordedTrace {
  const trace = new RecordedTrace(givens)
  for (const { cell, digit, line, calls } of writes) trace.write(cell, digit, line, calls)
  trace.end()
  return trace
}
