/** Steps of lines that the listings of several programs share. */
import type { Call, Steps, Walk } from '../../steps/walk.ts'

/** Prints the full board. Returns true if the program ends there, because one solution is enough. */
export function* printSteps(walk: Walk, call: Call): Steps {
  yield call.did('full')
  yield call.did('report')
  yield call.did(walk.extent === 'first' ? 'stop' : 'goOn')
  return walk.extent === 'first'
}

/** Calls the program's function. Returns true if the call found the solution; the caller then returns true, too. */
export function* callSteps(walk: Walk, call: Call, recursion: () => Steps): Steps {
  yield call.did('call')
  const found = !walk.skipsCall(call.depth) && (yield recursion())
  yield call.did('returned')
  if (found) yield call.did('passOn')
  return found
}

/** Calls the program's function. Returns true if the call ended the program, at a solution. */
export function* callStepsUntilExit(walk: Walk, call: Call, recursion: () => Steps): Steps {
  yield call.did('call')
  if (!walk.skipsCall(call.depth) && (yield recursion())) return true
  yield call.did('returned')
  return false
}

/** Step kind of scanning a row, column or box. */
export const SCANS = { row: 'scanRow', column: 'scanColumn', box: 'scanBox' } as const
