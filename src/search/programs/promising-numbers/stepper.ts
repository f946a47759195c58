import { COLUMN_OF, DIGITS, ROW_OF } from '../../../sudoku/units.ts'
import { strikesOf } from '../../steps/refusals.ts'
import type { Stepper } from '../../steps/stepper.ts'
import type { LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'

/** Runs the program of this folder step by step, as its listing does. */
export const promisingNumbers: Stepper = {
  kinds: {
    always: [
      'enter',
      'full',
      'notFull',
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
      'replace',
      'call',
      'returned',
      'undo',
    ],
    first: ['stop', 'passOn'],
    all: ['report', 'goOn'],
  },
  steps,
}

function steps(walk: Walk): Steps {
  const { board, blanks, extent } = walk
  let flag = extent === 'first' ? false : undefined
  return dfs(0)

  function* dfs(depth: number): Steps {
    let [i, j, number, k, r, c]: LocalVariable[] = []
    let promising: LocalVariable<readonly number[]>
    const call = walk.enter(depth, () => ({ x: depth, i, j, number, k, r, c, promising, flag }))
    yield call.did('enter')
    if (depth === blanks.length) {
      yield call.did('full')
      if (flag === undefined) {
        yield call.did('report')
        yield call.did('goOn')
      } else {
        flag = true
        yield call.did('stop')
      }
      return extent === 'first'
    }
    yield call.did('notFull')
    const cell = blanks[depth]
    ;[i, j] = [ROW_OF[cell], COLUMN_OF[cell]]
    yield call.picked(cell, { cell })
    yield call.did('ask', { cell })
    promising = DIGITS
    yield call.did('list', { cell })
    for (const { kind, refusal, loops } of strikesOf(board, cell)) {
      promising = promising.filter((candidate) => candidate !== refusal.digit)
      if (kind === 'strikeBox') [r, c] = loops
      // The loop over the box does not set `k`, which keeps the column loop's final value.
      k = kind === 'strikeBox' ? 8 : loops[0]
      yield call.did(kind, { cell, digit: refusal.digit, refusal })
    }
    ;[k, r, c] = [undefined, undefined, undefined]
    yield call.did('candidates', { cell })
    for (number of promising) {
      const over = board[cell]
      if (walk.skips(depth, cell, number)) {
        board[cell] = number
        continue
      }
      yield call.did('next', { cell, digit: number })
      board[cell] = number
      yield call.placed(cell, number, over)
      yield call.did('call')
      const found = !walk.skipsCall(depth) && (yield dfs(depth + 1))
      yield call.did('returned')
      if (found) {
        yield call.did('passOn')
        return true
      }
    }
    yield call.did('exhausted', { cell })
    const failed = board[cell]
    board[cell] = 0
    yield failed === 0 ? call.did('undo', { cell }) : call.undid(cell, failed)
    return false
  }
}
