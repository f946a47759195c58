import type { OwnProgram, SoughtLines } from '../../ownProtocol.ts'
import type { FindingSurroundings, FoundRun } from '../ownHost.ts'
import { rerun } from './rerun.ts'
import type { CompiledPrograms } from './runnables.ts'

/** Runs a program again and hears of some of its lines alone. */
export async function foundRun(
  { interpreter, now, reached }: FindingSurroundings<CompiledPrograms>,
  program: OwnProgram,
  sought: SoughtLines,
  limitMs: number,
): Promise<FoundRun> {
  const compiled = await interpreter.compiled(program, () => reached(0))
  // Lines count from low to high, so that the same lines are the same program.
  const lines = [...new Set(sought.lines.map(([line]) => line))].toSorted((one, other) => one - other)
  const told = { isTold: false, sought: lines }
  const finding = { kind: 'finding', sought } as const
  const { attempt } = rerun({ now, alive: reached }, program, compiled, told, finding, limitMs)
  return { event: attempt.finder?.found, isTold: true, isBroken: false }
}
