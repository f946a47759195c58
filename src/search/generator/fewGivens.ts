import { isUnique } from '../../sudoku/facts/solutions.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { type Cell, CELLS, DIGITS } from '../../sudoku/units.ts'
import { type Draft, dig, countGivens, randomSolution } from './digging.ts'
import { oneOf, type Random, shuffled } from './random.ts'

/** Maximum steps without fewer givens before a restart from another full board. */
const PATIENCE = 500
/** On average, one in this many steps may lead to a puzzle with another solution. */
const STEPS_TO_ANOTHER_SOLUTION = 8
const SINGLE_CELLS = Array.from({ length: CELLS }, (_, cell) => [cell])

/** The givens, each with the blanks that can replace it. */
type Exchanges = readonly (readonly [Cell, readonly Cell[]])[]

/** Generator that yields `undefined` after each slice of work, which takes a few milliseconds. */
type Slices<Result> = Generator<undefined, Result, void>

/**
 * Walks among minimal puzzles (all givens are needed), from random boards. If two givens can be exchanged for one
 * ({−2+1}), the puzzle has one less; otherwise one is exchanged for another ({−1+1}), and the walk continues. Gordon
 * Royle and the members of the Sudoku players' forums first found puzzles of 17 givens this way, from known ones; this
 * walk starts from none.
 *
 * Yields each puzzle that it reaches, and `undefined` between slices of work; never ends. Depends only on the random
 * numbers.
 * @param fewest minimum givens of a puzzle
 */
export function* puzzlesOfFewGivens(
  fewest: number,
  random: Random,
  solver: Solver,
): Generator<Draft | undefined, never, void> {
  for (;;) yield* new Walk(fewest, random, solver).fromRandomBoard()
}

/** A walk among minimal puzzles. */
class Walk {
  readonly #fewest: number
  readonly #random: Random
  readonly #solver: Solver

  constructor(fewest: number, random: Random, solver: Solver) {
    this.#fewest = fewest
    this.#random = random
    this.#solver = solver
  }

  /** Walks from a random full board until the walk is stuck, or has made `PATIENCE` steps in vain. */
  *fromRandomBoard(): Generator<Draft | undefined, void, void> {
    const solution = randomSolution(this.#random)
    let draft: Draft = { solution, board: solution.slice() }
    yield* this.#digDown(draft)
    for (let step = 0; step < PATIENCE; step++) {
      yield draft
      const exchanges = yield* this.#exchanges(draft)
      const next =
        (yield* this.#withOneLess(draft, exchanges)) ?? (yield* this.#withSameNumber(draft, exchanges))
      if (next === undefined) return
      yield* this.#digDown(next)
      if (countGivens(next.board) < countGivens(draft.board)) step = 0
      draft = next
    }
  }

  /** Removes givens in random order, down to the minimum, as long as the solution stays the only one. */
  *#digDown({ board }: Draft): Slices<void> {
    for (const _ of dig(board, shuffled(this.#random, SINGLE_CELLS), this.#fewest, this.#solver)) yield
  }

  /** Returns, for each given, the other cells that can replace it, with the same solution. */
  *#exchanges({ solution, board }: Draft): Slices<Exchanges> {
    const exchanges: [Cell, readonly Cell[]][] = []
    for (const taken of givenCells(board)) {
      const cells = completingCells(withoutCells(board, taken), solution, this.#solver)
      exchanges.push([taken, [...cells].filter((cell) => cell !== taken)])
      yield
    }
    return exchanges
  }

  /** Replaces two givens by one that can replace each of them. Undefined if that is impossible, or at the minimum. */
  *#withOneLess({ solution, board }: Draft, exchanges: Exchanges): Slices<Draft | undefined> {
    if (exchanges.length === this.#fewest) return undefined
    const pairs = exchanges.flatMap((one, index) =>
      exchanges.slice(0, index).map((other) => [one, other] as const),
    )
    for (const [[one, insteadOfOne], [other, insteadOfOther]] of shuffled(this.#random, pairs)) {
      for (const cell of insteadOfOne.filter((cell) => insteadOfOther.includes(cell))) {
        const next = withoutCells(board, one, other)
        next[cell] = solution[cell]
        if (isUnique(next, this.#solver)) return { solution, board: next }
        yield
      }
    }
    return undefined
  }

  /** Replaces one given by another. */
  *#withSameNumber(draft: Draft, exchanges: Exchanges): Slices<Draft | undefined> {
    const stays = this.#random(STEPS_TO_ANOTHER_SOLUTION) > 0
    return (
      (stays ? this.#withSameSolution(draft, exchanges) : undefined) ?? (yield* this.#withAnySolution(draft))
    )
  }

  /** Replaces one given by another cell of the same solution. */
  #withSameSolution({ solution, board }: Draft, exchanges: Exchanges): Draft | undefined {
    const possible = exchanges.filter(([, cells]) => cells.length > 0)
    if (possible.length === 0) return undefined
    const [taken, cells] = oneOf(this.#random, possible)
    const cell = oneOf(this.#random, cells)
    const next = withoutCells(board, taken)
    next[cell] = solution[cell]
    return { solution, board: next }
  }

  /** Replaces one given by any cell and digit, which may change the solution. */
  *#withAnySolution({ board }: Draft): Slices<Draft | undefined> {
    const solution = new Uint8Array(CELLS)
    for (const taken of shuffled(this.#random, givenCells(board))) {
      const next = withoutCells(board, taken)
      const places: [Cell, number][] = []
      for (const cell of blankCells(next)) {
        for (const digit of DIGITS) {
          if (cell === taken && digit === board[taken]) continue
          next[cell] = digit
          if (isUnique(next, this.#solver)) places.push([cell, digit])
        }
        next[cell] = 0
        yield
      }
      if (places.length === 0) continue
      const [cell, digit] = oneOf(this.#random, places)
      next[cell] = digit
      this.#solver.count(next, 1, solution)
      return { solution, board: next }
    }
    return undefined
  }
}

/**
 * Yields, ascending, the blank cells that make the solution unique: with the cell's digit added, the board has no
 * solution but `solution`. Every other solution found on the way rules out all cells in which the two agree, so few
 * cells need a trial.
 */
function* completingCells(
  board: Uint8Array,
  solution: Readonly<Uint8Array>,
  solver: Solver,
): Generator<Cell, void, void> {
  const met = new Uint8Array(CELLS)
  solver.count(board, 2, met)
  let open = differingCells(blankCells(board), met, solution)
  while (open.length > 0) {
    const [cell] = open
    board[cell] = solution[cell]
    const count = solver.count(board, 2, met)
    board[cell] = 0
    open = open.slice(1)
    if (count === 1) yield cell
    else open = differingCells(open, met, solution)
  }
}

/** Returns those of the cells in which the boards differ; all of the cells if the boards are equal. */
function differingCells(
  cells: readonly Cell[],
  board: Readonly<Uint8Array>,
  solution: Readonly<Uint8Array>,
): readonly Cell[] {
  if (board.every((digit, cell) => digit === solution[cell])) return cells
  return cells.filter((cell) => board[cell] !== solution[cell])
}

function withoutCells(board: Readonly<Uint8Array>, ...cells: readonly Cell[]): Uint8Array {
  const rest = board.slice()
  for (const cell of cells) rest[cell] = 0
  return rest
}

function givenCells(board: Readonly<Uint8Array>): readonly Cell[] {
  return [...board.keys()].filter((cell) => board[cell] !== 0)
}

function blankCells(board: Readonly<Uint8Array>): readonly Cell[] {
  return [...board.keys()].filter((cell) => board[cell] === 0)
}
