/** Steps of striking programs: they strike digits off a list or set one by one, then try the rest. */
import { COLUMN_OF, DIGITS, ROW_OF } from '../../units.ts'
import { strikesOf } from '../../steps/refusals.ts'
import type { StepKind } from '../../steps/step.ts'
import { setOf, type LocalVariable } from './values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callSteps, callStepsUntilExit, printSteps } from './recursion.ts'

/** Step kinds that all striking programs have. */
export const STRIKING_KINDS: readonly StepKind[] = [
  'enter',
  'full',
  'notFull',
  'report',
  'pick',
  'ask',
  'list',
  'strikeRow',
  'strikeColumn',
  'strikeBox',
  'candidates',
  'next',
  'exhausted',
  'place',
  'call',
  'returned',
  'undo',
]

interface StrikingOptions {
  /** True if a call returns whether it found a solution; otherwise a solution ends the program immediately. */
  readonly passesOn: boolean
  /** Container of the candidates. */
  readonly container: 'list' | 'set'
}

/** Steps through a call of a striking program, and through the calls that it makes. */
export function* strikingSteps(walk: Walk, options: StrikingOptions, depth = 0): Steps {
  const { board, blanks } = walk
  const { passesOn, container } = options
  let [y, x, n, i, j]: LocalVariable[] = []
  let candidates: LocalVariable<readonly number[]>
  const watched = () => (container === 'set' ? setOf(candidates) : candidates)
  const call = walk.enter(depth, () => ({ depth, y, x, n, i, j, candidates: watched() }))
  yield call.did('enter')
  if (depth === blanks.length) return yield* printSteps(walk, call)
  yield call.did('notFull')
  const cell = blanks[depth]
  ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
  yield call.picked(cell, { cell })
  yield call.did('ask', { cell })
  candidates = DIGITS
  yield call.did('list', { cell })
  for (const { kind, refusal, loops } of strikesOf(board, cell)) {
    candidates = candidates.filter((candidate) => candidate !== refusal.digit)
    ;[i, j] = loops
    yield call.did(kind, { cell, digit: refusal.digit, refusal })
  }
  ;[i, j] = [undefined, undefined]
  yield call.did('candidates', { cell })
  const recursing = passesOn ? callSteps : callStepsUntilExit
  for (n of candidates) {
    if (walk.skips(depth, cell, n)) continue
    yield call.did('next', { cell, digit: n })
    board[cell] = n
    yield call.placed(cell, n)
    if (yield* recursing(walk, call, () => strikingSteps(walk, options, depth + 1))) return true
    board[cell] = 0
    yield call.undid(cell, n)
  }
  yield call.did('exhausted', { cell })
  if (passesOn && walk.extent === 'first') yield call.did('fail')
  return false
}
