import { COLUMN_OF, DIGITS, ROW_OF, unitsOf } from '../../units.ts'
import type { Stepper } from '../../steps/stepper.ts'
import { setOf, type LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callSteps, printSteps, SCANS } from '../shared/recursion.ts'

/** Steps through the listing in this folder. */
export const setDiscard: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
      'report',
      'pick',
      'ask',
      'list',
      'scanRow',
      'scanColumn',
      'scanBox',
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
  let [y, x, n]: LocalVariable[] = []
  let candidates: LocalVariable<readonly number[]>
  const call = walk.enter(depth, () => ({ depth, y, x, n, candidates: setOf(candidates) }))
  yield call.did('enter')
  if (depth === blanks.length) return yield* printSteps(walk, call)
  yield call.did('notFull')
  const cell = blanks[depth]
  ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
  yield call.picked(cell, { cell })
  yield call.did('ask', { cell })
  candidates = DIGITS
  yield call.did('list', { cell })
  for (const { kind, cells } of unitsOf(cell)) {
    candidates = candidates.filter((candidate) => cells.every((other) => board[other] !== candidate))
    yield call.did(SCANS[kind], { cell })
  }
  yield call.did('candidates', { cell })
  for (n of candidates) {
    if (walk.skips(depth, cell, n)) continue
    yield call.did('next', { cell, digit: n })
    board[cell] = n
    yield call.placed(cell, n)
    if (yield* callSteps(walk, call, () => dfs(walk, depth + 1))) return true
    board[cell] = 0
    yield call.undid(cell, n)
  }
  yield call.did('exhausted', { cell })
  if (walk.extent === 'first') yield call.did('fail')
  return false
}
