import { type Cell, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { Masks } from '../shared/masks.ts'
import type { Stepper } from '../../steps/stepper.ts'
import type { LocalVariable } from '../shared/values.ts'
import type { Steps, Walk } from '../../steps/walk.ts'
import { bitmasks } from '../bitmasks/stepper.ts'
import { callSteps, printSteps } from '../shared/recursion.ts'

export const fewestCandidates: Stepper = { kinds: bitmasks.kinds, steps }

function steps(walk: Walk): Steps {
  const { board, blanks } = walk
  const masks = new Masks(board)
  return dfs(0)

  function* dfs(depth: number): Steps {
    let [y, x, n, candidates, bit]: LocalVariable[] = []
    const call = walk.enter(depth, () => ({ depth, y, x, n, candidates, bit }))
    yield call.did('enter')
    if (depth === blanks.length) return yield* printSteps(walk, call)
    yield call.did('notFull')
    const cell = blankWithFewest()
    ;[y, x] = [ROW_OF[cell], COLUMN_OF[cell]]
    yield call.picked(cell, { cell })
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

  function blankWithFewest(): Cell {
    let chosen = 0
    let fewest = 10
    for (const cell of blanks) {
      if (board[cell] !== 0) continue
      const count = countOf(masks.candidates(cell))
      if (count < fewest) [fewest, chosen] = [count, cell]
    }
    return chosen
  }
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
