import { BOX_OF, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { Masks } from '../shared/masks.ts'
import type { Stepper } from '../../steps/stepper.ts'
import { entry, type LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callSteps, printSteps } from '../shared/recursion.ts'

/** Steps line by line through the listing in this folder. */
export const bitmasks: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
      'report',
      'pick',
      'candidates',
      'next',
      'exhausted',
      'lowest',
      'read',
      'place',
      'mark',
      'call',
      'returned',
      'undo',
      'unmark',
    ],
    first: ['stop', 'passOn', 'fail'],
    all: ['goOn'],
  },
  steps,
}

function steps(walk: Walk): Steps {
  const { board, blanks } = walk
  const masks = new Masks(board)
  return dfs(0)

  function* dfs(depth: number): Steps {
    let [y, x, b, n, candidates, bit]: LocalVariable[] = []
    const call = walk.enter(depth, () => ({
      depth,
      y,
      x,
      n,
      candidates,
      bit,
      'row_used[y]': entry(masks.row_used, y),
      'col_used[x]': entry(masks.col_used, x),
      'box_used[b]': entry(masks.box_used, b),
    }))
    yield call.did('enter')
    if (depth === blanks.length) return yield* printSteps(walk, call)
    yield call.did('notFull')
    const cell = blanks[depth]
    ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
    yield call.picked(cell, { cell })
    b = BOX_OF[cell]
    candidates = masks.candidates(cell)
    yield call.did('candidates', { cell })
    while (candidates !== 0) {
      yield call.did('next', { cell })
      bit = candidates & -candidates
      yield call.did('lowest', { cell })
      candidates ^= bit
      n = 31 - Math.clz32(bit)
      if (walk.skips(depth, cell, n)) continue
      yield call.did('read', { cell, digit: n })
      board[cell] = n
      yield call.placed(cell, n)
      masks.toggle(cell, bit)
      yield call.did('mark', { cell, digit: n })
      if (yield* callSteps(walk, call, () => dfs(depth + 1))) return true
      board[cell] = 0
      yield call.undid(cell, n)
      masks.toggle(cell, bit)
      yield call.did('unmark', { cell, digit: n })
    }
    yield call.did('exhausted', { cell })
    if (walk.extent === 'first') yield call.did('fail')
    return false
  }
}
