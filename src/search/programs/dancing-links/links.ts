/**
 * Implements dancing links as the listing of the built-in program does (Knuth, "Dancing Links", 2000). Node 0 is the
 * root. Node 1 + b is the header of branch b (a constraint). Four nodes per placement follow: for its cell, and for
 * its digit in the row, the column and the box.
 */
import { BOX_OF, type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'

/** Numbers of the root and the headers. */
const HEADERS = Array.from({ length: 325 }, (_, node) => node)

/** Arrays named as in the listing: left, right, up, down, header of a node, size of a constraint. */
export class Links {
  readonly L = HEADERS.map((c) => (c + 324) % 325)
  readonly R = HEADERS.map((c) => (c + 1) % 325)
  readonly U = [...HEADERS]
  readonly D = [...HEADERS]
  readonly C = [...HEADERS]
  readonly S = HEADERS.map(() => 0)

  constructor(board: ArrayLike<number>) {
    for (let cell = 0; cell < CELLS; cell++) for (let n = 1; n <= 9; n++) this.#add(cell, n)
    for (let cell = 0; cell < CELLS; cell++) {
      const first = 325 + (cell * 9 + board[cell] - 1) * 4
      if (board[cell] !== 0) for (let j = first; j < first + 4; j++) this.cover(this.C[j])
    }
  }

  /** Removes a constraint, and the placements that meet it. @param c header */
  cover(c: number): void {
    const { L, R, U, D, C, S } = this
    L[R[c]] = L[c]
    R[L[c]] = R[c]
    for (let i = D[c]; i !== c; i = D[i]) {
      for (let j = R[i]; j !== i; j = R[j]) {
        U[D[j]] = U[j]
        D[U[j]] = D[j]
        S[C[j]]--
      }
    }
  }

  /** Reverses `cover`. @param c header */
  uncover(c: number): void {
    const { L, R, U, D, C, S } = this
    for (let i = U[c]; i !== c; i = U[i]) {
      for (let j = L[i]; j !== i; j = L[j]) {
        U[D[j]] = D[U[j]] = j
        S[C[j]]++
      }
    }
    L[R[c]] = R[L[c]] = c
  }

  /** Returns the header of the constraint with the fewest placements, the first if several; 0 if none is left. */
  smallest(): number {
    const { R, S } = this
    let chosen = R[0]
    for (let c = R[0]; c !== 0; c = R[c]) if (S[c] < S[chosen]) chosen = c
    return chosen
  }

  /** Appends the four nodes of a placement. */
  #add(cell: Cell, n: number): void {
    const { L, R, U, D, C, S } = this
    const first = C.length
    const [y, x, b] = [ROW_OF[cell], COLUMN_OF[cell], BOX_OF[cell]]
    const constraints = [cell + 1, y * 9 + n + 81, x * 9 + n + 162, b * 9 + n + 243]
    constraints.forEach((c, k) => {
      L.push(first + ((k + 3) % 4))
      R.push(first + ((k + 1) % 4))
      U.push(U[c])
      D.push(c)
      C.push(c)
      D[U[c]] = U[c] = first + k
      S[c]++
    })
  }
}

/** Returns the placement to which a node, not a header, belongs. */
export function placementOf(node: number): { readonly cell: Cell; readonly digit: number } {
  const placement = Math.floor((node - 325) / 4)
  return { cell: Math.floor(placement / 9), digit: (placement % 9) + 1 }
}
