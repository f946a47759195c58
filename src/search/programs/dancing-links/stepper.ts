import { COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { Links, placementOf } from './links.ts'
import type { Stepper } from '../../steps/stepper.ts'
import { entry, type LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { callSteps, printSteps } from '../shared/recursion.ts'

/** Steps line by line through the listing in this folder. */
export const dancingLinks: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
      'report',
      'pick',
      'cover',
      'next',
      'exhausted',
      'read',
      'place',
      'coverOther',
      'call',
      'returned',
      'undo',
      'uncoverOther',
      'advance',
      'uncover',
    ],
    first: ['stop', 'passOn', 'fail'],
    all: ['goOn'],
  },
  steps,
}

function steps(walk: Walk): Steps {
  const { board } = walk
  const links = new Links(board)
  const { L, R, D, C, S } = links
  return search(0)

  function* search(k: number): Steps {
    let [c, r, j, y, x, n]: LocalVariable[] = []
    const call = walk.enter(k, () => ({
      k,
      c,
      'S[c]': entry(S, c),
      r,
      y,
      x,
      n,
      j,
      'C[j]': entry(C, j),
    }))
    yield call.did('enter')
    if (R[0] === 0) return yield* printSteps(walk, call)
    yield call.did('notFull')
    c = links.smallest()
    yield call.picked(c - 1)
    links.cover(c)
    yield call.did('cover')
    r = D[c]
    while (r !== c) {
      const { cell, digit } = placementOf(r)
      if (walk.skips(k, cell, digit)) {
        r = D[r]
        continue
      }
      yield call.did('next', { cell, digit })
      ;[y, x, n] = [ROW_OF[cell], COLUMN_OF[cell], digit]
      yield call.did('read', { cell, digit })
      board[cell] = digit
      yield call.placed(cell, digit)
      for (j = R[r]; j !== r; j = R[j]) {
        links.cover(C[j])
        yield call.did('coverOther', { cell, digit })
      }
      if (yield* callSteps(walk, call, () => search(k + 1))) return true
      board[cell] = 0
      yield call.undid(cell, digit)
      for (j = L[r]; j !== r; j = L[j]) {
        links.uncover(C[j])
        yield call.did('uncoverOther', { cell, digit })
      }
      r = D[r]
      yield call.did('advance')
    }
    yield call.did('exhausted')
    links.uncover(c)
    yield call.did('uncover')
    if (walk.extent === 'first') yield call.did('fail')
    return false
  }
}
