/** Lines that programs have in common. */
import type { Call, Steps, Walk } from '../../steps/walk.ts'

/** The board is full, and printed. The program ends, or returns. */
export function* printing(walk: Walk, call: Call): Steps {
  yield call.did('full')
  yield call.did('report')
  yield call.did(walk.extent === 'first' ? 'stop' : 'goOn')
  return walk.extent === 'first'
}

/** A call that returns whether it has found the solution, which its caller passes on. */
export function* calling(walk: Walk, call: Call, recursion: () => Steps): Steps {
  yield call.did('call')
  const found = !walk.skipsCall(call.depth) && (yield recursion())
  yield call.did('returned')
  if (found) yield call.did('passOn')
  return found
}

/** A call that ends the program if it finds the solution: nobody comes back then. */
export function* callingOut(walk: Walk, call: Call, recursion: () => Steps): Steps {
  yield call.did('call')
  if (!walk.skipsCall(call.depth) && (yield recursion())) return true
  yield call.did('returned')
  return false
}

/** By kind of unit: a blind look at all its cells. */
export const SCANS = { row: 'scanRow', column: 'scanColumn', box: 'scanBox' } as const
