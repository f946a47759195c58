import { COLUMN_OF, DIGITS, ROW_OF, unitsOf } from '../../../sudoku/units.ts'
import { refusalOf } from '../../steps/refusals.ts'
import type { Stepper } from '../../steps/stepper.ts'
import type { LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callSteps, printSteps, SCANS } from '../shared/recursion.ts'

export const usedDigits: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
      'report',
      'pick',
      'list',
      'scanRow',
      'scanColumn',
      'scanBox',
      'next',
      'exhausted',
      'fits',
      'refused',
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
  let used: LocalVariable<readonly boolean[]>
  const call = walk.enter(depth, () => ({ depth, y, x, n, used }))
  yield call.did('enter')
  if (depth === blanks.length) return yield* printSteps(walk, call)
  yield call.did('notFull')
  const cell = blanks[depth]
  ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
  yield call.picked(cell, { cell })
  used = Array.from({ length: 10 }, () => false)
  yield call.did('list', { cell })
  for (const { kind, cells } of unitsOf(cell)) {
    used = used.map((noted, digit) => noted || cells.some((scanned) => board[scanned] === digit))
    yield call.did(SCANS[kind], { cell })
  }
  for (n of DIGITS) {
    if (walk.skips(depth, cell, n)) continue
    yield call.did('next', { cell, digit: n })
    // The listing reads `used`. The stepper reads the board instead, which also gives a reason. While the cell is
    // blank, the board gives the same answer as `used`.
    const refusal = refusalOf(board, cell, n)
    yield call.did(refusal === undefined ? 'fits' : 'refused', { cell, digit: n, refusal })
    if (refusal !== undefined) continue
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
