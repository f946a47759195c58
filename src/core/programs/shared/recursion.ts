/** Steps of lines that the listings of several programs share. */
import type { Call, Steps, Walk } from '../../steps/walk.ts'

/** Prints the full board, then ends the program or returns. */
export function* printSteps(walk: Walk, call: Call): Steps {
  yield call.did('full')
  yield call.did('report')
  yield call.did(walk.extent === 'first' ? 'stop' : 'goOn')
  return walk.extent === 'first'
}

/** A call that returns true if it found the solution; its caller passes the result on. */
export function* callSteps(walk: Walk, call: Call, recursion: () => Steps): Steps {
  yield call.did('call')
  const found = !walk.skipsCall(call.depth) && (yield recursion())
  yield call.did('returned')
  if (found) yield call.did('passOn')
  return found
}

/** A call that ends the program on a solution, so it returns only without one. */
export function* callStepsUntilExit(walk: Walk, call: Call, recursion: () => Steps): Steps {
  yield call.did('call')
  if (!walk.skipsCall(call.depth) && (yield recursion())) return true
  yield call.did('returned')
  return false
}

/** Step kind of scanning a row, column or box. */
export const SCANS = { row: 'scanRow', column: 'scanColumn', box: 'scanBox' } as const
