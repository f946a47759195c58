import { COLUMN_OF, DIGITS, ROW_OF } from '../../../sudoku/units.ts'
import { refusalOf } from '../../steps/refusals.ts'
import type { Stepper } from '../../steps/stepper.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callStepsUntilExit, printSteps } from '../shared/recursion.ts'
import type { LocalVariable } from '../shared/values.ts'

export const checkFunctions: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
      'report',
      'pick',
      'next',
      'exhausted',
      'fits',
      'refused',
      'place',
      'call',
      'returned',
      'undo',
    ],
    first: ['stop'],
    all: ['goOn'],
  },
  steps: (walk) => dfs(walk, 0),
}

function* dfs(walk: Walk, depth: number): Steps {
  const { board, blanks } = walk
  let [y, x, n]: LocalVariable[] = []
  const call = walk.enter(depth, () => ({ depth, y, x, n }))
  yield call.did('enter')
  if (depth === blanks.length) return yield* printSteps(walk, call)
  yield call.did('notFull')
  const cell = blanks[depth]
  ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
  yield call.picked(cell, { cell })
  for (n of DIGITS) {
    if (walk.skips(depth, cell, n)) continue
    yield call.did('next', { cell, digit: n })
    const refusal = refusalOf(board, cell, n)
    yield call.did(refusal === undefined ? 'fits' : 'refused', { cell, digit: n, refusal })
    if (refusal !== undefined) continue
    board[cell] = n
    yield call.placed(cell, n)
    if (yield* callStepsUntilExit(walk, call, () => dfs(walk, depth + 1))) return true
    board[cell] = 0
    yield call.undid(cell, n)
  }
  yield call.did('exhausted', { cell })
  return false
}
