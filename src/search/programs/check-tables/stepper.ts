import { BOX_OF, type Cell, COLUMN_OF, DIGITS, ROW_OF } from '../../../sudoku/units.ts'
import { refusalOf } from '../../steps/refusals.ts'
import type { Stepper } from '../../steps/stepper.ts'
import { entry, tableOf, type LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callStepsUntilExit } from '../shared/recursion.ts'

/** Runs the program of this folder step by step, as its listing does. */
export const checkTables: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
      'check',
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
  const { board, blanks, extent } = walk
  const ch = [tableOf(0), tableOf(0), tableOf(0)]
  const mark = (cell: Cell, n: number, used: number) => {
    ch[0][ROW_OF[cell]][n] = ch[1][COLUMN_OF[cell]][n] = ch[2][BOX_OF[cell]][n] = used
  }
  board.forEach((n, cell) => {
    if (n !== 0) mark(cell, n, 1)
  })
  return dfs(0, 0)

  function* dfs(level: number, idx: number): Steps {
    let [y, x, b, n]: LocalVariable[] = []
    const call = walk.enter(level, () => ({
      level,
      idx,
      y,
      x,
      n,
      'ch[0][y]': entry(ch[0], y),
      'ch[1][x]': entry(ch[1], x),
      'ch[2][b]': entry(ch[2], b),
    }))
    yield call.did('enter')
    if (level === blanks.length) {
      yield call.did('full')
      // The check never fails because the tables enforce the rules.
      yield call.did('check')
      yield call.did('report')
      yield call.did(extent === 'first' ? 'stop' : 'goOn')
      return extent === 'first'
    }
    yield call.did('notFull')
    const cell = blanks[idx]
    for (n of DIGITS) {
      if (walk.skips(level, cell, n)) continue
      yield call.did('next', { cell, digit: n })
      ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
      yield call.picked(cell, { cell, digit: n })
      b = BOX_OF[cell]
      const refusal = refusalOf(board, cell, n)
      yield call.did(refusal === undefined ? 'fits' : 'refused', { cell, digit: n, refusal })
      if (refusal !== undefined) continue
      board[cell] = n
      yield call.placed(cell, n)
      mark(cell, n, 1)
      yield call.did('mark', { cell, digit: n })
      if (yield* callStepsUntilExit(walk, call, () => dfs(level + 1, idx + 1))) return true
      board[cell] = 0
      yield call.undid(cell, n)
      mark(cell, n, 0)
      yield call.did('unmark', { cell, digit: n })
    }
    yield call.did('exhausted', { cell })
    return false
  }
}
