/**
 * Transforms of a puzzle (rotations, mirrorings, and swaps of lines or digits) keep its solutions, transformed
 * likewise. The events that a search needs may change.
 */
import { describe, expect, test } from 'vitest'
import { conflicts } from '../../../src/sudoku/conflicts.ts'
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import { type Grid, lineOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import {
  BAND_SWAPS,
  digitExchange,
  type NamedTransform,
  REVERSED_DIGITS,
  STACK_SWAPS,
  SYMMETRIES,
  TRANSFORMS,
  transformWithId,
} from '../../../src/sudoku/transforms/registry.ts'
import {
  composed,
  IDENTITY,
  inverseOf,
  sameTransform,
  transformed,
} from '../../../src/sudoku/transforms/transform.ts'
import { givensOfLine, PUZZLES } from '../puzzles.ts'
import { randomPuzzle } from '../randomPuzzles.ts'
import { SEED } from '../../seed.ts'

const SEEDS = Array.from({ length: 12 }, (_, index) => SEED + index)

/** Returns the transform with an id. */
function named(id: string): NamedTransform {
  const transform = transformWithId(id)
  if (transform === undefined) throw new RangeError(`No transform ${id}`)
  return transform
}

const [ROTATE_90, ROTATE_180, ROTATE_270] = ['rotate-90', 'rotate-180', 'rotate-270'].map(named)

/** Counts the events of a row-major search up to its first solution. */
function eventsOf(givens: Givens): number {
  const search = new Search(givens, tables)
  const events = new Uint16Array(1 << 14)
  while (!search.ended) search.run(events, 0, events.length)
  return search.event
}

/** Returns all solutions as 81-character lines, sorted; none if the givens conflict. */
function solutionsOf(grid: Grid): readonly string[] {
  const givens = givensOf(grid)
  if (!givens.ok) return []
  const search = new Search(givens.value, tables, 'all')
  const solutions: string[] = []
  const events = new Uint16Array(1)
  while (!search.ended) {
    const before = search.solutions
    search.run(events, 0, 1)
    if (search.solutions > before) solutions.push(lineOf(search.board))
  }
  return solutions.toSorted()
}

describe('A transform', () => {
  test('rotates clockwise, mirrors and transposes as drawn', () => {
    const drawn = Array.from({ length: 81 }, (_, cell) => (cell < 9 ? cell + 1 : 0))
    const column = (first: readonly number[], at: number) =>
      first.flatMap((digit) => Array.from({ length: 9 }, (_, index) => (index === at ? digit : 0)))
    const upwards = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const downwards = upwards.toReversed()
    const blank = Array.from({ length: 72 }, () => 0)
    expect(transformed(drawn, named('rotate-90'))).toEqual(column(upwards, 8))
    expect(transformed(drawn, named('rotate-180'))).toEqual([...blank, ...downwards])
    expect(transformed(drawn, named('rotate-270'))).toEqual(column(downwards, 0))
    expect(transformed(drawn, named('mirror-left-right'))).toEqual([...downwards, ...blank])
    expect(transformed(drawn, named('mirror-top-bottom'))).toEqual([...blank, ...upwards])
    expect(transformed(drawn, named('transpose'))).toEqual(column(upwards, 0))
    expect(transformed(drawn, named('anti-transpose'))).toEqual(column(downwards, 8))
    expect(transformed(drawn, named('columns-1-2')).slice(0, 9)).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9])
    expect(transformed(drawn, named('stacks-1-3')).slice(0, 9)).toEqual([7, 8, 9, 4, 5, 6, 1, 2, 3])
    expect(transformed(drawn, named('rows-1-3')).slice(18, 27)).toEqual(upwards)
    expect(transformed(drawn, named('bands-1-2')).slice(27, 36)).toEqual(upwards)
    expect(transformed(drawn, named('digits-234567891')).slice(0, 9)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 1])
  })

  test.each(TRANSFORMS)('$id is undone by its inverse, before and after', (transform) => {
    expect(sameTransform(composed(transform, inverseOf(transform)), IDENTITY)).toBe(true)
    expect(sameTransform(composed(inverseOf(transform), transform), IDENTITY)).toBe(true)
    expect(sameTransform(transform, IDENTITY)).toBe(false)
  })

  test.each(TRANSFORMS)(
    '$id keeps every solution: transformed, it solves the transformed puzzle',
    (transform) => {
      const puzzle = givensOfLine(PUZZLES.sixSolutions)
      const solutions = solutionsOf(puzzle).map((line) =>
        lineOf(transformed(Array.from(line, Number), transform)),
      )
      expect(solutionsOf(transformed(puzzle, transform))).toEqual(solutions.toSorted())
    },
  )

  test.each(SEEDS)('preserves the solutions, in compositions too (seed %i)', (seed) => {
    const puzzle = randomPuzzle(seed, 45)
    const pick = (step: number) => TRANSFORMS[(seed * 7 + step * 13) % TRANSFORMS.length]
    const many = [0, 1, 2, 3, 4].map(pick).reduce(composed, IDENTITY)
    const after = transformed(puzzle, many)
    expect(conflicts(after)).toEqual([])
    expect(transformed(after, inverseOf(many))).toEqual(puzzle)
    expect(solutionsOf(after)).toEqual(
      solutionsOf(puzzle)
        .map((line) => lineOf(transformed(Array.from(line, Number), many)))
        .toSorted(),
    )
  })

  test('composed of two does what both do, one after the other', () => {
    const puzzle = givensOfLine(PUZZLES.codewars2)
    for (const first of TRANSFORMS) {
      const twice = composed(first, REVERSED_DIGITS)
      expect(transformed(puzzle, twice)).toEqual(transformed(transformed(puzzle, first), REVERSED_DIGITS))
    }
    expect(sameTransform(composed(ROTATE_90, ROTATE_90), ROTATE_180)).toBe(true)
    expect(sameTransform(composed(ROTATE_90, ROTATE_180), ROTATE_270)).toBe(true)
    expect(sameTransform(composed(named('transpose'), named('mirror-left-right')), ROTATE_90)).toBe(true)
  })

  test('is found again by its id, any exchange of digits too', () => {
    for (const transform of [...TRANSFORMS, digitExchange([3, 1, 2, 4, 5, 6, 7, 9, 8])]) {
      expect(transformWithId(transform.id)).toEqual(transform)
    }
    expect(new Set(TRANSFORMS.map(({ id }) => id)).size).toBe(TRANSFORMS.length)
    expect(transformWithId('digits-112345678')).toBeUndefined()
    expect(transformWithId('rows-3-4')).toBeUndefined()
    expect(() => digitExchange([1, 2, 3])).toThrow(RangeError)
  })

  test('swaps bands and stacks three ways each', () => {
    expect([BAND_SWAPS.length, STACK_SWAPS.length, SYMMETRIES.length]).toEqual([3, 3, 7])
  })
})

describe('A puzzle rotated', () => {
  test('by a quarter has another cost for the row-major program', () => {
    const puzzle = givensOfLine(PUZZLES.codewars2)
    expect(eventsOf(puzzle)).toBe(99_056)
    expect(eventsOf(transformed(puzzle, ROTATE_90))).toBe(1_906_602)
  })

  test('four times is the puzzle, and costs the same', () => {
    const puzzle = givensOfLine(PUZZLES.codewars2)
    const turned = [ROTATE_90, ROTATE_90, ROTATE_90, ROTATE_90].reduce<Givens>(transformed, puzzle)
    expect(turned).toEqual(puzzle)
    expect(eventsOf(turned)).toBe(99_056)
  })
})
