/** What the words of lessons say: their numbers and cells, and the runs that they are about. */
import { expect } from 'vitest'
import { comparedSearches, type ComparedCost } from '../../../src/search/costs/comparedSearches.ts'
import type { Step } from '../../../src/search/steps/step.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { blanksOf, type Grid, lineOf } from '../../../src/sudoku/grid.ts'
import { type Cell, cellNotation } from '../../../src/sudoku/units.ts'
import type { Scene, TourStep } from '../../../src/page/tours/tour.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'

/** A number, or the name of a cell such as `r1c4`. */
export type Fact = number | string

const CELLS = [/\brow ([1-9]), column ([1-9])/gi, /([1-9])행 ([1-9])열/g, /\br([1-9])c([1-9])\b/g]

/** Names of judges have numbers that are no facts. */
const NAMES = /(?:BOJ|백준) \d{4}|LeetCode 37/g

/** Returns the cells and numbers that a text names, sorted, each once. */
export function factsIn(text: string): readonly Fact[] {
  const cells: string[] = []
  let rest = text.replaceAll(NAMES, '')
  for (const pattern of CELLS)
    rest = rest.replaceAll(pattern, (_, row: string, column: string) => {
      cells.push(`r${row}c${column}`)
      return ' '
    })
  const numbers = [...rest.matchAll(/\d+(?:,\d{3})*/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
  return sorted([...cells, ...numbers])
}

export function sorted(facts: readonly Fact[]): readonly Fact[] {
  return [...new Set(facts)].toSorted((a, b) => String(a).localeCompare(String(b)))
}

/** Returns all that a step says is so: all of its texts, but the wrong answers. */
export function statements({ title, words, question }: TourStep): string {
  const asked =
    question?.kind === 'choice'
      ? [
          question.ask,
          ...question.answers.map(({ text, reply, isRight }) => `${isRight ? text : ''} ${reply}`),
        ]
      : []
  return [title, words, ...asked].join('\n')
}

/** The run of a scene's program. */
export interface Run {
  readonly givens: Givens
  /** By event, from 1: the cell written, and its digit then. */
  readonly writes: readonly { readonly cell: Cell; readonly digit: number }[]
  /** Line that made each write; empty for built-in programs. */
  readonly lines: readonly number[]
  readonly output: string
  /** Undefined for own programs. */
  readonly strategy: Strategy | undefined
  readonly extent: Extent
}

const worker = new JavaScriptWorker()

/** Runs a scene. @param most events, of a built-in program */
export async function runOf(
  { puzzle, program: searched }: Scene,
  most = Number.POSITIVE_INFINITY,
): Promise<Run> {
  const givens = valid(puzzle)
  if (searched.kind === 'own') {
    const { outcome, writes, lines, output } = await worker.run(program(searched.text, lineOf(puzzle)))
    if (outcome.kind !== 'finished') throw new Error(`A program of a lesson: ${outcome.kind}`)
    return {
      givens,
      writes: writes.map((write) => ({ cell: write >> 4, digit: write & 15 })),
      lines,
      output,
      strategy: undefined,
      extent: 'first',
    }
  }
  const strategy = strategyWithId(searched.id)
  if (strategy === undefined) throw new RangeError(searched.id)
  const search = new Search(givens, strategy, searched.extent)
  const writes: { cell: Cell; digit: number }[] = []
  const page = new Uint16Array(1 << 12)
  while (!search.ended && writes.length < most) {
    for (const event of page.subarray(0, search.run(page, 0, page.length)))
      writes.push({ cell: cellOf(event), digit: kindOf(event) === EventKind.backtrack ? 0 : digitOf(event) })
  }
  return { givens, writes, lines: [], output: '', strategy, extent: searched.extent }
}

export function valid(puzzle: Grid): Givens {
  const givens = givensOf(puzzle)
  if (!givens.ok) throw new RangeError('Not a puzzle')
  return givens.value
}

/** Returns the board after an event. */
export function boardAt({ givens, writes }: Run, event: number): Uint8Array {
  const board = Uint8Array.from(givens)
  for (const { cell, digit } of writes.slice(0, event)) board[cell] = digit
  return board
}

/** Counts whole searches of `tables`, those that follow from it, and `check-functions`, in compiled code. */
export async function costsFor(givens: Givens): Promise<readonly ComparedCost[]> {
  const searches = comparedSearches(givens, 'first').filter(({ counter }) =>
    ['tables', 'check-functions'].includes(counter.strategy.id),
  )
  for (const { counter } of searches) {
    const code = counter.code() ?? expect.unreachable()
    counter.switchTo(code.searches(await compileWebAssembly(code.module)))
    while (!counter.ended) counter.advance()
  }
  return searches.flatMap((one) => one.costs())
}

/** Returns the line that has just run at a position of a built-in program. */
export function lineAt({ givens, strategy, extent }: Run, event: number, step: number): Step {
  if (strategy === undefined) return expect.unreachable()
  const trace = new SearchTrace(givens, strategy, extent)
  trace.advance()
  const { arrival, steps } = segmentAfter(givens, strategy, extent, replay(givens, trace.chunk(0), event))
  return (step === 0 ? arrival : steps[step - 1]) ?? expect.unreachable()
}

export const writeAt = ({ writes }: Run, event: number) => writes[event - 1]
export const placedAt = (run: Run, event: number) => cellNotation(writeAt(run, event).cell)
export const eventsOf = (run: Run) => run.writes.length
export const backtracks = (run: Run) => run.writes.filter(({ digit }) => digit === 0).length

/** Returns the cell of a depth of a search by rows. */
export const blank = (run: Run, depth: number) => cellNotation(blanksOf(run.givens)[depth])

export const givensInRows = (board: ArrayLike<number>, rows: number) =>
  Array.from({ length: rows * 9 }, (_, cell) => board[cell]).filter((digit) => digit !== 0).length

/** Returns the events after which the board is full. */
export function fullAt({ givens, writes }: Run): readonly number[] {
  const board = Uint8Array.from(givens)
  return writes.flatMap(({ cell, digit }, index) => {
    board[cell] = digit
    return board.includes(0) ? [] : [index + 1]
  })
}
