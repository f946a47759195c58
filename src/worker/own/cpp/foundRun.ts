import type { OwnProgram, SoughtLines } from '../../ownProtocol.ts'
import type { FindingSurroundings, FoundRun } from '../ownHost.ts'
import { rerun } from './rerun.ts'
import type { CompiledPrograms } from './runnables.ts'

/** A program that had been stopped may come to no end: longer than the longest run. */
const LIMIT_MS = 150_000

/** Runs a program again and hears of some of its lines alone. */
export async function foundRun(
  { interpreter, now, reached }: FindingSurroundings<CompiledPrograms>,
  program: OwnProgram,
  sought: SoughtLines,
): Promise<FoundRun> {
  const compiled = await interpreter.compiled(program, () => reached(0))
  // Lines count from low to high, so that the same lines are the same program.
  const lines = [...new Set(sought.lines.map(([line]) => line))].toSorted((one, other) => one - other)
  const told = { isTold: false, sought: lines }
  const finding = { kind: 'finding', sought } as const
  const { attempt } = rerun({ now, alive: reached }, program, compiled, told, finding, LIMIT_MS)
  return { event: attempt.finder?.found, isTold: true, isBroken: false }
}
