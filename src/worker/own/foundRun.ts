import type { OwnProgram, SoughtLines } from '../ownProtocol.ts'
import type { Interpreter } from './interpreter.ts'
import type { FindingSurroundings, FoundRun } from './ownHost.ts'
import { rerun } from './rerun.ts'
import { RerunLimit } from './rerunLimit.ts'

/** Runs a program again and watches some of its lines alone. */
export function foundRun(
  { interpreter, now, reached }: FindingSurroundings<Interpreter>,
  program: OwnProgram,
  { lines, from, to, direction }: SoughtLines,
  limitMs: number,
): FoundRun {
  const find = { lines, from, to, forward: direction === 'forward' }
  const surroundings = { interpreter, now, alive: reached }
  const { told, isBroken } = rerun(surroundings, program, { find }, () => new RerunLimit(limitMs))
  const found = (told && JSON.parse(told[0])) as number | null | undefined
  return { event: found ?? undefined, isTold: told !== undefined, isBroken }
}
