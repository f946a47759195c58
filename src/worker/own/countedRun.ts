import type { LineCount } from '../../core/own/lineCounts.ts'
import type { OwnProgram } from '../ownProtocol.ts'
import type { Interpreter } from './interpreter.ts'
import type { CountedRun, CountingOrder, FindingSurroundings } from './ownHost.ts'
import { rerun } from './rerun.ts'
import { RerunLimit } from './rerunLimit.ts'

/** Runs a program again to its end, and has it tell each line. */
export function countedRun(
  { interpreter, now, reached }: FindingSurroundings<Interpreter>,
  program: OwnProgram,
  { event, digests, limitMs }: CountingOrder,
): CountedRun {
  const surroundings = { interpreter, now, alive: reached }
  const {
    told,
    digests: again,
    isCut,
    isBroken,
  } = rerun(surroundings, program, { count: { event } }, () => new RerunLimit(limitMs))
  const differs = digests.some((digest, page) => digest !== again[page])
  const isTold = told !== undefined && !isCut && !differs
  return { lines: isTold ? (JSON.parse(told[0]) as readonly LineCount[]) : undefined, isBroken }
}
