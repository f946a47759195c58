import { COLUMN_OF, ROW_OF } from '../../units.ts'
import { strikesOf } from '../refusals.ts'
import type { Stepper } from '../stepper.ts'
import { DIGITS, type Unset } from '../values.ts'
import type { Steps, Walk } from '../walk.ts'
import { calling, printing } from './recursion.ts'

/** Walks through `src/listings/set-guarded`. */
export const setGuarded: Stepper = {
  kinds: {
    always: [
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
    ],
    first: ['stop', 'passOn', 'fail'],
    all: ['goOn'],
  },
  steps: (walk) => dfs(walk, 0),
}

function* dfs(walk: Walk, depth: number): Steps {
  const { board, blanks } = walk
  let [y, x, n, i, j]: Unset[] = []
  let candidates: Unset<readonly number[]>
  const call = walk.enter(depth, () => ({ depth, y, x, n, i, j, candidates }))
  yield call.did('enter')
  if (depth === blanks.length) return yield* printing(walk, call)
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
  for (n of candidates) {
    if (walk.skips(depth, cell, n)) continue
    yield call.did('next', { cell, digit: n })
    board[cell] = n
    yield call.placed(cell, n)
    if (yield* calling(walk, call, () => dfs(walk, depth + 1))) return true
    board[cell] = 0
    yield call.undid(cell, n)
  }
  yield call.did('exhausted', { cell })
  if (walk.extent === 'first') yield call.did('fail')
  return false
}
