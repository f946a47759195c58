/** Recognises the walk of a program: a fixed order in which it fills the blanks. */
import { CELLS, type Cell } from '../../sudoku/units.ts'
import type { Recording } from './overwriting.ts'
import type { SearchNode, SearchTree } from './searchTree.ts'

function walk(cellAt: (index: number) => Cell): readonly Cell[] {
  return Array.from({ length: CELLS }, (_, index) => cellAt(index))
}

const byColumns = (index: number) => (index % 9) * 9 + Math.floor(index / 9)

/** Orders by rows and by columns, forwards and backwards. */
const WALKS: readonly (readonly Cell[])[] = [
  walk((index) => index),
  walk(byColumns),
  walk((index) => CELLS - 1 - index),
  walk((index) => CELLS - 1 - byColumns(index)),
]

/**
 * Returns the walk (fixed order of cells) in which all runs fill the blanks; undefined if there is none, or if no run
 * places a digit.
 */
export function walkOf(
  runs: readonly { readonly givens: Recording['givens']; readonly tree: SearchTree }[],
): readonly Cell[] | undefined {
  if (runs.every(({ tree }) => tree.nodes.length === 0)) return undefined
  return WALKS.find((walk) =>
    runs.every(({ givens, tree }) => {
      const cells = walk.filter((cell) => givens[cell] === 0)
      return tree.nodes.every(({ cell, depth }) => cells[depth - 1] === cell)
    }),
  )
}

/**
 * Returns the walk in whose order all runs first write to the blanks, without leaving one out; undefined if there is
 * none. Runs that write to no blank fit every walk.
 */
export function walkOfFirstWrites(runs: readonly Recording[]): readonly Cell[] | undefined {
  const firsts = runs.map(({ givens, writes }) => {
    const cells = new Set<Cell>()
    for (const write of writes) if (givens[write >> 4] === 0) cells.add(write >> 4)
    return { givens, cells: [...cells] }
  })
  return WALKS.find((walk) =>
    firsts.every(({ givens, cells }) => {
      const blanks = walk.filter((cell) => givens[cell] === 0)
      return cells.every((cell, index) => cell === blanks[index])
    }),
  )
}

/**
 * Returns the walk in whose order all runs first place digits, of which they may leave out some; undefined if there is
 * none, or if too few digits are placed to tell.
 */
export function walkOfPlacements(runs: readonly Recording[]): readonly Cell[] | undefined {
  const firsts = runs.map(({ givens, writes }) => {
    const cells = new Set<Cell>()
    for (const write of writes) if (givens[write >> 4] === 0 && (write & 15) !== 0) cells.add(write >> 4)
    return [...cells]
  })
  if (firsts.flat().length < FEW_FIRSTS) return undefined
  return WALKS.find((walk) => {
    const places = new Map(walk.map((cell, place) => [cell, place]))
    return firsts.every((cells) =>
      cells.every(
        (cell, index) => index === 0 || (places.get(cell) ?? 0) > (places.get(cells[index - 1]) ?? 0),
      ),
    )
  })
}

/** Minimum number of cells whose order shows a walk. */
const FEW_FIRSTS = 12

/** Returns the blank that comes next in the walk after a node; undefined if there is none, or no walk. */
export function nextBlank(
  walk: readonly Cell[] | undefined,
  givens: Recording['givens'],
  { depth }: Pick<SearchNode, 'depth'>,
): Cell | undefined {
  let left = depth
  return walk?.find((cell) => givens[cell] === 0 && left-- === 0)
}
