import { ALL_DIGITS } from '../../../sudoku/candidates.ts'
import { blanksOf } from '../../../sudoku/grid.ts'
import type { Program, Strategy } from '../../engine/strategy.ts'
import { BOX_OF, type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'

/**
 * Minimum remaining values. Each choice counts the candidates of all blanks from the bitmasks of their units. It picks
 * the blank with the fewest; of equals, the first. Work: cells checked for being blank, and masks read.
 */
export const fewestCandidates: Strategy = {
  id: 'fewest-candidates',
  name: { en: 'Fewest candidates first', ko: '후보가 가장 적은 칸부터' },
  summary: {
    en: 'Fills the blank with the fewest candidates next, which avoids most of the search (the MRV heuristic).',
    ko: '후보가 가장 적은 빈칸부터 채워, 탐색을 대부분 줄입니다(MRV 휴리스틱).',
  },
  extent: 'first',
  order: 'fewest-first',
  clears: 'each',
  fewestFirstWork: { branches: 81, perBlank: 1, perBlankLeft: 3, perRuledOut: 0 },
  workByKind: ({ blanks, visits, blanksLeft }) => ({ cells: blanks * visits, masks: 3 * blanksLeft }),
  begin: (board) => new FewestCandidatesProgram(board),
}

class FewestCandidatesProgram implements Program {
  work = 0
  readonly #blanks: number
  // By row, column or box: set of its digits.
  readonly #row = new Uint16Array(9)
  readonly #column = new Uint16Array(9)
  readonly #box = new Uint16Array(9)
  // Remaining blanks as a doubly linked ring with sentinel `CELLS`: skips filled cells, which still count as work.
  readonly #before = new Uint8Array(CELLS + 1)
  readonly #after = new Uint8Array(CELLS + 1)
  // By depth: candidates of the picked blank.
  readonly #candidates = new Uint16Array(CELLS)

  constructor(board: Uint8Array) {
    const blanks = blanksOf(board)
    this.#blanks = blanks.length
    const ring = [CELLS, ...blanks]
    ring.forEach((cell, index) => {
      const after = ring[index + 1] ?? CELLS
      this.#after[cell] = after
      this.#before[after] = cell
    })
    board.forEach((digit, cell) => {
      if (digit !== 0) this.#toggle(cell, 1 << digit)
    })
  }

  pick(depth: number): Cell {
    const after = this.#after
    const row = this.#row
    const column = this.#column
    const box = this.#box
    let picked = 0
    let fewest = 10
    let candidates = 0
    for (let cell = after[CELLS]; cell !== CELLS && fewest > 0; cell = after[cell]) {
      const used = row[ROW_OF[cell]] | column[COLUMN_OF[cell]] | box[BOX_OF[cell]]
      const count = COUNTS[ALL_DIGITS & ~used]
      if (count >= fewest) continue
      fewest = count
      picked = cell
      candidates = ALL_DIGITS & ~used
    }
    this.#candidates[depth] = candidates
    this.work += this.#blanks + 3 * (this.#blanks - depth)
    return picked
  }

  /** No-op: `pick` has computed the candidates. */
  enter(): void {}

  next(_cell: Cell, depth: number, after: number): number {
    const left = this.#candidates[depth] & (-2 << after)
    return left === 0 ? 0 : 31 - Math.clz32(left & -left)
  }

  place(cell: Cell, digit: number): void {
    this.#after[this.#before[cell]] = this.#after[cell]
    this.#before[this.#after[cell]] = this.#before[cell]
    this.#toggle(cell, 1 << digit)
  }

  /** Relinks the cell between its former neighbours, which is correct because digits are cleared in reverse order. */
  clear(cell: Cell, digit: number): void {
    this.#after[this.#before[cell]] = cell
    this.#before[this.#after[cell]] = cell
    this.#toggle(cell, 1 << digit)
  }

  /** Always true: only candidates are placed, so every full board is a solution. */
  accept(): boolean {
    return true
  }

  /** Adds a digit's bit to the sets of a cell's units, or removes it. */
  #toggle(cell: Cell, bit: number): void {
    this.#row[ROW_OF[cell]] ^= bit
    this.#column[COLUMN_OF[cell]] ^= bit
    this.#box[BOX_OF[cell]] ^= bit
  }
}

/** By set of digits (bit n for digit n): its number of digits. */
const COUNTS: Readonly<Uint8Array> = (() => {
  const counts = new Uint8Array(ALL_DIGITS + 2)
  for (let digits = 1; digits < counts.length; digits++) counts[digits] = counts[digits >> 1] + (digits & 1)
  return counts
})()
