import { cellOf, digitOf } from '../../events.ts'
import { type Branch, BRANCHES, PLACEMENTS } from '../../engine/branches.ts'
import type { Program, Strategy } from '../../engine/strategy.ts'
import { type Cell, CELLS } from '../../../sudoku/units.ts'

/**
 * Knuth's Algorithm X on the exact cover of the 324 constraints by the 729 placements, with dancing links ("Dancing
 * Links", 2000). Branches on the constraint with the fewest placements left: a cell, or a digit in a row, column or
 * box. Constraints are numbered in this order; of equals, the lowest is chosen. Work: constraint sizes read to choose a
 * constraint, and placements unlinked from a constraint or relinked.
 */
export const dancingLinks: Strategy = {
  id: 'dancing-links',
  name: { en: 'Dancing links', ko: '댄싱 링크' },
  summary: {
    en: 'Treats Sudoku as an exact cover problem and first decides what has the fewest options: a cell, or a digit in a unit (Knuth, 2000).',
    ko: '정확한 커버(exact cover) 문제로 보고, 칸이든 행·열·박스의 숫자든 선택지가 가장 적은 것부터 정합니다(Knuth, 2000).',
  },
  extent: 'first',
  order: 'fewest-first',
  clears: 'each',
  fewestFirstWork: { branches: 324, perBlank: 0, perBlankLeft: 4, perRuledOut: 3 },
  workByKind: ({ work, blanksLeft }) => ({ sizes: 4 * blanksLeft, links: work - 4 * blanksLeft }),
  begin: (board) => new DancingLinksProgram(board),
}

/*
 * Nodes: 0 is the root, 1 + b the header of branch (constraint) b, at the top of a column with the nodes of its
 * placements. Each placement has four adjacent nodes, one for each branch that it meets: its cell, and its digit in
 * row, column and box.
 */
const ROOT = 0
/** The first node of a placement, after the root and the headers. */
const PLACEMENT_NODES = 1 + BRANCHES
const NODES = PLACEMENT_NODES + CELLS * 9 * 4

/** Returns a placement's node in the column of its cell (0), row (1), column (2) or box (3). */
function nodeOf(cell: Cell, digit: number, kind: number): number {
  return PLACEMENT_NODES + (cell * 9 + digit - 1) * 4 + kind
}

/** Node of each option (placement of the branch, numbered 1–9). Index: branch × 10 + option. */
const NODE_OF_OPTION = new Uint16Array(BRANCHES * 10)
/** By node: header of its column. */
const HEADER_OF = new Uint16Array(NODES)
/** By node: its option (1–9) in the branch of its column. */
const OPTION_OF = new Uint8Array(NODES)

for (let branch = 0; branch < BRANCHES; branch++) {
  for (let option = 1; option <= 9; option++) {
    const placement = PLACEMENTS[branch * 10 + option]
    const node = nodeOf(cellOf(placement), digitOf(placement), Math.floor(branch / 81))
    NODE_OF_OPTION[branch * 10 + option] = node
    HEADER_OF[node] = 1 + branch
    OPTION_OF[node] = option
  }
}

/** Number of other nodes of a node's placement. */
const BESIDE = 3
/** The three other nodes of each node's placement, in cyclic order. Index: node × 3 + 0, 1 or 2. */
const NODES_BESIDE = new Uint16Array(NODES * BESIDE)

for (let node = PLACEMENT_NODES; node < NODES; node++) {
  const kind = (node - PLACEMENT_NODES) % 4
  for (let turn = 1; turn <= BESIDE; turn++)
    NODES_BESIDE[node * BESIDE + turn - 1] = node - kind + ((kind + turn) & 3)
}

class DancingLinksProgram implements Program {
  work = 0
  // Headers are linked left and right in branch order, a column's nodes up and down in option order.
  readonly #left = new Uint16Array(PLACEMENT_NODES)
  readonly #right = new Uint16Array(PLACEMENT_NODES)
  readonly #up = new Uint16Array(NODES)
  readonly #down = new Uint16Array(NODES)
  // By header: number of placements left in its column.
  readonly #sizes = new Uint8Array(PLACEMENT_NODES)
  // By depth: kind of the chosen branch (0–3, as in `nodeOf`). `#depth` counts the placements.
  readonly #kinds = new Uint8Array(CELLS)
  #depth = 0

  constructor(board: Uint8Array) {
    this.#link()
    board.forEach((digit, cell) => {
      if (digit !== 0) for (let kind = 0; kind < 4; kind++) this.#cover(HEADER_OF[nodeOf(cell, digit, kind)])
    })
    this.work = 0
  }

  pick(): Branch {
    const right = this.#right
    const sizes = this.#sizes
    let picked = right[ROOT]
    let fewest = sizes[picked]
    let read = 0
    for (let header = picked; header !== ROOT; header = right[header]) {
      read++
      if (sizes[header] >= fewest) continue
      fewest = sizes[header]
      picked = header
    }
    this.work += read
    return picked - 1
  }

  enter(branch: Branch, depth: number): void {
    this.#kinds[depth] = Math.floor(branch / 81)
    this.#cover(1 + branch)
  }

  next(branch: Branch, _depth: number, after: number): number {
    const header = 1 + branch
    const node = this.#down[after === 0 ? header : NODE_OF_OPTION[branch * 10 + after]]
    if (node !== header) return OPTION_OF[node]
    this.#uncover(header)
    return 0
  }

  place(cell: Cell, digit: number): void {
    const kind = this.#kinds[this.#depth++]
    for (let turn = 1; turn <= BESIDE; turn++) this.#cover(HEADER_OF[nodeOf(cell, digit, (kind + turn) & 3)])
  }

  clear(cell: Cell, digit: number): void {
    const kind = this.#kinds[--this.#depth]
    for (let turn = BESIDE; turn >= 1; turn--)
      this.#uncover(HEADER_OF[nodeOf(cell, digit, (kind + turn) & 3)])
  }

  /** Always true: an exact cover is a solution. */
  accept(): boolean {
    return true
  }

  /** Links all headers, and the nodes of each column, in rings. */
  #link(): void {
    for (let header = 0; header < PLACEMENT_NODES; header++) {
      this.#right[header] = (header + 1) % PLACEMENT_NODES
      this.#left[(header + 1) % PLACEMENT_NODES] = header
    }
    for (let branch = 0; branch < BRANCHES; branch++) {
      const column = [1 + branch, ...NODE_OF_OPTION.subarray(branch * 10 + 1, branch * 10 + 10)]
      column.forEach((node, index) => {
        const below = column[(index + 1) % column.length]
        this.#down[node] = below
        this.#up[below] = node
      })
      this.#sizes[1 + branch] = 9
    }
  }

  /** Unlinks a column's header from the headers, and the column's placements from all other columns. */
  #cover(header: number): void {
    const left = this.#left
    const right = this.#right
    const up = this.#up
    const down = this.#down
    const sizes = this.#sizes
    const besides = NODES_BESIDE
    const headers = HEADER_OF
    right[left[header]] = right[header]
    left[right[header]] = left[header]
    let links = 0
    for (let node = down[header]; node !== header; node = down[node]) {
      const first = BESIDE * node
      for (let turn = 0; turn < BESIDE; turn++) {
        const other = besides[first + turn]
        const above = up[other]
        const below = down[other]
        down[above] = below
        up[below] = above
        sizes[headers[other]]--
      }
      links += BESIDE
    }
    this.work += links
  }

  /** Undoes `#cover`, step by step in reverse. Covers must be undone in reverse order. */
  #uncover(header: number): void {
    const left = this.#left
    const right = this.#right
    const up = this.#up
    const down = this.#down
    const sizes = this.#sizes
    const besides = NODES_BESIDE
    const headers = HEADER_OF
    let links = 0
    for (let node = up[header]; node !== header; node = up[node]) {
      const first = BESIDE * node
      for (let turn = BESIDE - 1; turn >= 0; turn--) {
        const other = besides[first + turn]
        down[up[other]] = other
        up[down[other]] = other
        sizes[headers[other]]++
      }
      links += BESIDE
    }
    this.work += links
    right[left[header]] = header
    left[right[header]] = header
  }
}
