import type { Grid } from '../../sudoku/grid.ts'
import type { Strategy } from '../engine/strategy.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { strategyWithId } from '../programs/registry.ts'
import { digitExchangeTo } from '../../sudoku/transforms/registry.ts'
import { eventCounter } from './difficulty.ts'
import { type Draft, dig, countGivens, randomSolution } from './digging.ts'
import { puzzlesOfFewGivens } from './fewGivens.ts'
import { type Mutation, mutationsFor, applyMutation } from './mutations.ts'
import type { GeneratorOptions } from './options.ts'
import { type Pattern, patternWithId } from './patterns.ts'
import { oneOf, type Random, randomOf, shuffled } from './random.ts'

export interface GenerationProgress {
  /** Number of puzzles made so far, each with one solution. */
  readonly tried: number
  /** The measured puzzle with the fewest givens, then the most events; undefined until one is measured. */
  readonly best: GeneratedPuzzle | undefined
}

export interface GeneratedPuzzle {
  readonly grid: Grid
  readonly givens: number
  /** Events of the requested program up to its first solution: exact if `ended`, else a lower bound. */
  readonly events: number
  readonly ended: boolean
}

/** Maximum rounds without fewer givens or more events before a restart from another board. */
const PATIENCE = 120
/**
 * Maximum givens for which the generator exchanges givens (`puzzlesOfFewGivens`). Refilling and digging again is faster
 * for more givens, but does not reach so few.
 */
const MOST_BY_WALKING = 18
/** Maximum events counted before the generation yields. */
const EVENTS_IN_A_SLICE = 100_000

/**
 * Generates a puzzle with one solution that meets the options. Digs givens from a random full board (removes them),
 * then refills and digs again, or exchanges givens if very few are requested, until the number is right; then mutates
 * the puzzle step by step for more events. The result depends only on the options, not on time or on the solver's order
 * of solutions.
 *
 * Yields after each slice of a few milliseconds; never ends if there is no such puzzle.
 */
export function* generation(
  options: GeneratorOptions,
  solver: Solver,
): Generator<GenerationProgress, GeneratedPuzzle, void> {
  return yield* new Generation(options, solver).run()
}

/** A part of the generation: yields the progress after each slice of its work, and returns its result. */
type Slices<Result> = Generator<GenerationProgress, Result, void>

class Generation {
  readonly #options: GeneratorOptions
  readonly #pattern: Pattern
  readonly #strategy: Strategy
  readonly #solver: Solver
  readonly #random: Random
  readonly #mutations: readonly Mutation[]
  readonly #minimumEvents: number
  #tried = 0
  #best: GeneratedPuzzle | undefined

  constructor(options: GeneratorOptions, solver: Solver) {
    const pattern = patternWithId(options.pattern)
    if (pattern === undefined) throw new RangeError(`No pattern ${options.pattern}`)
    const strategy = strategyWithId(options.strategy)
    if (strategy === undefined) throw new RangeError(`No strategy ${options.strategy}`)
    this.#options = options
    this.#pattern = pattern
    this.#strategy = strategy
    this.#solver = solver
    this.#random = randomOf(options.seed)
    this.#mutations = mutationsFor(pattern)
    this.#minimumEvents = options.difficulty === 0 ? 0 : 10 ** options.difficulty
  }

  *run(): Slices<GeneratedPuzzle> {
    for (;;) {
      const draft = yield* this.#draft()
      if (draft === undefined) continue
      const puzzle = yield* this.#climb(draft)
      if (puzzle !== undefined) return puzzle
    }
  }

  /** Returns a puzzle with the requested number of givens; undefined if the attempt does not reach this number. */
  *#draft(): Slices<Draft | undefined> {
    if (this.#pattern.id === 'none' && this.#options.givens <= MOST_BY_WALKING)
      return yield* this.#draftByWalking()
    const solution = randomSolution(this.#random)
    let draft: Draft = { solution, board: solution.slice() }
    let givens = yield* this.#digDown(draft)
    for (let round = 0; round < PATIENCE && givens > this.#options.givens; round++) {
      const next = this.#withRefilledOrbits(draft)
      const left = yield* this.#digDown(next)
      if (left < givens) round = 0
      if (left > givens) continue
      draft = next
      givens = left
    }
    return givens === this.#options.givens ? draft : undefined
  }

  /** Like `#draft`, for very few givens: exchanges givens. */
  *#draftByWalking(): Slices<Draft | undefined> {
    const { givens } = this.#options
    for (const draft of puzzlesOfFewGivens(givens, this.#random, this.#solver)) {
      if (draft === undefined) yield this.#progress()
      else if ((yield* this.#countTry(draft)) === givens) return draft
    }
    return undefined
  }

  /**
   * Removes givens until the requested number is left, or none can be removed, and counts the result as tried. Returns
   * the number left.
   */
  *#digDown(draft: Draft): Slices<number> {
    const orbits = shuffled(this.#random, this.#pattern.orbits)
    for (const _ of dig(draft.board, orbits, this.#options.givens, this.#solver)) yield this.#progress()
    return yield* this.#countTry(draft)
  }

  /** Counts a puzzle as tried, measures it if it has the fewest givens so far, and returns its number of givens. */
  *#countTry({ board }: Draft): Slices<number> {
    this.#tried++
    const givens = countGivens(board)
    if (this.#best === undefined || givens < this.#best.givens) yield* this.#measure(board)
    yield this.#progress()
    return givens
  }

  /** Fills one to three blank orbits (cells that the pattern keeps together) of a puzzle from its solution. */
  #withRefilledOrbits({ solution, board }: Draft): Draft {
    const refilled = board.slice()
    const blank = this.#pattern.orbits.filter(([cell]) => board[cell] === 0)
    for (const orbit of shuffled(this.#random, blank).slice(0, 1 + this.#random(3))) {
      for (const cell of orbit) refilled[cell] = solution[cell]
    }
    return { solution, board: refilled }
  }

  /** Hill-climbs to a puzzle with more events. Returns it; undefined if the climb gets stuck below the minimum. */
  *#climb(from: Draft): Slices<GeneratedPuzzle | undefined> {
    let draft = this.#minimumEvents === 0 ? from : mutatedDraft(from, latestFirstRow(from))
    let puzzle = yield* this.#measure(draft.board)
    for (let round = 0; round < PATIENCE && puzzle.events < this.#minimumEvents; round++) {
      const next = yield* this.#neighbour(draft)
      if (next === undefined) continue
      const other = yield* this.#measure(next.board)
      if (other.events > puzzle.events) round = 0
      if (other.events < puzzle.events) continue
      draft = next
      puzzle = other
    }
    return puzzle.events >= this.#minimumEvents ? puzzle : undefined
  }

  /** Returns a similar puzzle with the same number and pattern of givens. */
  *#neighbour(draft: Draft): Slices<Draft | undefined> {
    if (this.#random(3) > 0) {
      this.#tried++
      return this.#randomMutant(draft)
    }
    const next = this.#withRefilledOrbits(draft)
    const givens = yield* this.#digDown(next)
    return givens === this.#options.givens ? next : undefined
  }

  #randomMutant(draft: Draft): Draft {
    const moved = mutatedDraft(draft, oneOf(this.#random, this.#mutations))
    return this.#random(2) === 0 ? moved : mutatedDraft(moved, latestFirstRow(moved))
  }

  /** Counts a puzzle's events until its search ends or reaches the requested minimum. Updates the best puzzle. */
  *#measure(board: Readonly<Uint8Array>): Slices<GeneratedPuzzle> {
    const count = eventCounter(board, this.#strategy)
    const most = Math.max(this.#minimumEvents, EVENTS_IN_A_SLICE)
    while (!count.ended && count.events < most) {
      count.advance(EVENTS_IN_A_SLICE)
      if (!count.ended) yield this.#progress()
    }
    const { events, ended } = count
    const puzzle = { grid: Array.from(board), givens: countGivens(board), events, ended }
    if (this.#best === undefined || isBetter(puzzle, this.#best)) this.#best = puzzle
    return puzzle
  }

  #progress(): GenerationProgress {
    return { tried: this.#tried, best: this.#best }
  }
}

/**
 * Returns the exchange of digits that makes the solution's first row 987654321, which a search with ascending digits
 * reaches last.
 */
function latestFirstRow({ solution }: Draft): Mutation {
  return digitExchangeTo(Array.from(solution), [9, 8, 7, 6, 5, 4, 3, 2, 1])
}

function isBetter(puzzle: GeneratedPuzzle, other: GeneratedPuzzle): boolean {
  return puzzle.givens === other.givens ? puzzle.events > other.events : puzzle.givens < other.givens
}

function mutatedDraft({ solution, board }: Draft, mutation: Mutation): Draft {
  return { solution: applyMutation(solution, mutation), board: applyMutation(board, mutation) }
}
