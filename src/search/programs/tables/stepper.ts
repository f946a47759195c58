import { BOX_OF, type Cell, COLUMN_OF, DIGITS, ROW_OF } from '../../../sudoku/units.ts'
import { refusalOf } from '../../steps/refusals.ts'
import type { Stepper } from '../../steps/stepper.ts'
import { entry, tableOf, type LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callStepsUntilExit, printSteps } from '../shared/recursion.ts'

/** Runs the program of this folder step by step, as its listing does. */
export const tables: Stepper = {
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
      'mark',
      'call',
      'returned',
      'undo',
      'unmark',
    ],
    first: ['stop'],
    all: ['goOn'],
  },
  steps,
}

function steps(walk: Walk): Steps {
  const { board, blanks } = walk
  const row_used = tableOf(false)
  const col_used = tableOf(false)
  const box_used = tableOf(false)
  const mark = (cell: Cell, n: number, used: boolean) => {
    row_used[ROW_OF[cell]][n] = col_used[COLUMN_OF[cell]][n] = box_used[BOX_OF[cell]][n] = used
  }
  board.forEach((n, cell) => mark(cell, n, n !== 0))
  return dfs(0)

  function* dfs(depth: number): Steps {
    let [y, x, b, n]: LocalVariable[] = []
    const call = walk.enter(depth, () => ({
      depth,
      y,
      x,
      n,
      'row_used[y]': entry(row_used, y),
      'col_used[x]': entry(col_used, x),
      'box_used[b]': entry(box_used, b),
    }))
    yield call.did('enter')
    if (depth === blanks.length) return yield* printSteps(walk, call)
    yield call.did('notFull')
    const cell = blanks[depth]
    ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
    yield call.picked(cell, { cell })
    b = BOX_OF[cell]
    for (n of DIGITS) {
      if (walk.skips(depth, cell, n)) continue
      yield call.did('next', { cell, digit: n })
      const refusal = refusalOf(board, cell, n)
      yield call.did(refusal === undefined ? 'fits' : 'refused', { cell, digit: n, refusal })
      if (refusal !== undefined) continue
      board[cell] = n
      yield call.placed(cell, n)
      mark(cell, n, true)
      yield call.did('mark', { cell, digit: n })
      if (yield* callStepsUntilExit(walk, call, () => dfs(depth + 1))) return true
      board[cell] = 0
      yield call.undid(cell, n)
      mark(cell, n, false)
      yield call.did('unmark', { cell, digit: n })
    }
    yield call.did('exhausted', { cell })
    return false
  }
}
