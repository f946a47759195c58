import type { OwnProgram, SoughtLines } from '../ownProtocol.ts'
import type { Interpreter } from './interpreter.ts'
import type { FindingSurroundings, FoundRun } from './ownHost.ts'
import { rerun } from './rerun.ts'

/** A program that had been stopped may come to no end: longer than the longest run. */
const LIMIT_MS = 150_000

/** Runs a program again and watches some of its lines alone. */
export function foundRun(
  { interpreter, now, reached }: FindingSurroundings<Interpreter>,
  program: OwnProgram,
  { lines, from, to, direction }: SoughtLines,
): FoundRun {
  const find = { lines, from, to, forward: direction === 'forward' }
  const { told, isBroken } = rerun({ interpreter, now, alive: reached }, program, { find }, LIMIT_MS)
  const found = (told && JSON.parse(told[0])) as number | null | undefined
  return { event: found ?? undefined, isTold: told !== undefined, isBroken }
}
