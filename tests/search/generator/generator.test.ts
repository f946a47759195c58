/**
 * Generated puzzles meet the request, and are the same for the same seed. Also tests the options, the patterns and the
 * random numbers of the generator.
 */
import { describe, expect, test } from 'vitest'
import { RowMajorCount } from '../../../src/search/costs/rowMajorCount.ts'
import { generation, type GeneratedPuzzle } from '../../../src/search/generator/generator.ts'
import { mutationsFor } from '../../../src/search/generator/mutations.ts'
import {
  type GeneratorOptions,
  MOST_SEED,
  readOptions,
  writeOptions,
} from '../../../src/search/generator/options.ts'
import { canHave, PATTERNS } from '../../../src/search/generator/patterns.ts'
import { randomOf, shuffled } from '../../../src/search/generator/random.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { blanksOf, lineOf } from '../../../src/sudoku/grid.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import type { Solver } from '../../../src/sudoku/solver/solver.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { STRATEGIES, strategyWithId } from '../../../src/search/programs/registry.ts'
import { transformed } from '../../../src/sudoku/transforms/transform.ts'
import { SEED } from '../../seed.ts'
import { some, thoroughUnless } from '../../thorough.ts'

/** Counts solutions with a program of the app, which finds them in another order than the app's solvers. */
const plainSolver: Solver = {
  count(board, limit, first) {
    const givens = givensOf(Array.from(board))
    if (!givens.ok) return 0
    const search = new Search(givens.value, fewestCandidates, 'all')
    const event = new Uint16Array(1)
    while (!search.ended && search.solutions < limit) {
      search.run(event, 0, 1)
      if (search.solutions > 0 && search.depth === search.blanks) first?.set(search.board)
    }
    return search.solutions
  },
}

const PROGRAMS = { known: STRATEGIES.map(({ id }) => id), defaultProgram: 'tables' }

function optionsOf(text: string): GeneratorOptions {
  const options = readOptions(text, PROGRAMS)
  if (!options.ok) throw new RangeError(`${text}: ${options.error.code}`)
  return options.value
}

/** Counts a program's events up to the first solution of a puzzle. Stops at `most`. */
function eventsOf(id: string, grid: GeneratedPuzzle['grid'], most: number): number {
  const strategy = strategyWithId(id)
  const givens = givensOf(grid)
  if (strategy === undefined || !givens.ok) throw new RangeError(`${id} cannot be run`)
  const search = new Search(givens.value, strategy, 'first')
  search.run(new Uint16Array(most), 0, most)
  return search.event
}

function generatePuzzle(text: string, solver: Solver = createBandSolver()): GeneratedPuzzle {
  const slices = generation(optionsOf(text), solver)
  let slice = slices.next()
  while (slice.done !== true) slice = slices.next()
  return slice.value
}

describe('A generated puzzle', () => {
  test.each(
    PATTERNS.flatMap(({ id }) => [25, 28, 36, 45].map((givens) => [`${givens}-${id}-0-${SEED}`, givens, id])),
  )('%s has one solution, and the requested givens and pattern', (text, givens, id) => {
    const { grid, givens: reported } = generatePuzzle(String(text))
    expect(plainSolver.count(Uint8Array.from(grid), 2)).toBe(1)
    expect([81 - blanksOf(grid).length, reported]).toEqual([givens, givens])
    const pattern = PATTERNS.find((known) => known.id === id)
    const given = grid.map((digit) => Math.min(digit, 1))
    expect(pattern && transformed(given, pattern.transform)).toEqual(given)
  })

  for (const requested of [22, 21, 18])
    test(`${requested}-none-0-${SEED} has few givens`, thoroughUnless(requested > 18), () => {
      const { grid, givens } = generatePuzzle(`${requested}-none-0-${SEED}`)
      expect(givens).toBe(requested)
      expect(plainSolver.count(Uint8Array.from(grid), 2)).toBe(1)
    })

  test.each([`25-none-6-${SEED}`, `28-half-5-${SEED}`])('%s needs the requested number of events', (text) => {
    const { grid, givens, events } = generatePuzzle(text)
    const least = 10 ** optionsOf(text).difficulty
    const count = new RowMajorCount(grid)
    count.advance(Number.POSITIVE_INFINITY)
    expect(count.events).toBeGreaterThanOrEqual(least)
    expect(events).toBeGreaterThanOrEqual(least)
    expect(events).toBeLessThanOrEqual(count.events)
    expect(givens).toBe(optionsOf(text).givens)
    expect(plainSolver.count(Uint8Array.from(grid), 2)).toBe(1)
  })

  test.each([
    ['candidate-list', 4],
    ['tables', 4],
    ['promising-numbers', 4],
    ['check-tables', 4],
    ['used-digits', 4],
    ['set-discard', 4],
    ['set-guarded', 4],
    ['bitmasks', 4],
    ['fewest-candidates', 3],
    ['dancing-links', 2],
  ])('needs as many events as requested of %s, and reports their number', (id, difficulty) => {
    const { grid, givens, events, ended } = generatePuzzle(`26-none-${difficulty}-${SEED}-${id}`)
    const counted = eventsOf(id, grid, 1_000_000)
    expect(counted).toBeGreaterThanOrEqual(10 ** difficulty)
    expect(events).toBeGreaterThanOrEqual(10 ** difficulty)
    if (ended) expect(events).toBe(counted)
    else expect(events).toBeLessThanOrEqual(counted)
    expect(givens).toBe(26)
    expect(plainSolver.count(Uint8Array.from(grid), 2)).toBe(1)
  })

  test('is the same for all programs that search the tree of the tables', () => {
    const texts = [
      '',
      '-candidate-list',
      '-tables',
      '-check-tables',
      '-used-digits',
      '-set-guarded',
      '-bitmasks',
    ]
    const lines = texts.map((rest) => lineOf(generatePuzzle(`26-half-4-${SEED}${rest}`).grid))
    expect(new Set(lines).size).toBe(1)
  })

  // Links name these seeds, so their puzzles must never change.
  test.each([
    [
      '24-half-0-1234567',
      '2...6.......31..95.85..9.......8..7.7.......2.9..3.......5..38.56..24.......7...4',
    ],
    ['26-diagonal-4-7', '.......2..6..7.9......815.......579..31.9..5...27....8.765....33..42.........78..'],
    ['30-none-0-0', '3681......41.39.................5..9..49.....12.6..4..4.35..7..67.4.185..9.27.1..'],
    [
      `25-none-5-${MOST_SEED}`,
      '...6.4........29.5.5....84......57.4....7..........213..9.1..5...24.6.9..16.....7',
    ],
    [
      '26-half-4-7-promising-numbers',
      '.8.6.4....6..7.9........5.7.4.1....2..18.24..5....6.3.8.6........9.2..7....3.7.1.',
    ],
    [
      '24-none-3-1-fewest-candidates',
      '..7..43..........561....4...54....3..6......28...72.4.52.9..6..........7..32...5.',
    ],
    [
      '24-none-3-1-dancing-links',
      '..765...12.4..7..61.......43...4.....1..3..95.........6.....5785...9.....2.3.....',
    ],
  ])('%s is the same on every machine', (text, line) => {
    expect(lineOf(generatePuzzle(text).grid, '.')).toBe(line)
  })

  test.each([
    `32-none-0-${SEED}`,
    `36-half-4-${SEED}`,
    `32-none-4-${SEED}-promising-numbers`,
    `28-none-2-${SEED}-fewest-candidates`,
    `28-none-2-${SEED}-dancing-links`,
  ])('%s is the same with any solver', (text) => {
    expect(generatePuzzle(text, plainSolver)).toEqual(generatePuzzle(text))
  })

  test('is another one for another seed', () => {
    const lines = [0, 1, 2, 3, 4].map((more) => lineOf(generatePuzzle(`30-none-0-${SEED + more}`).grid))
    expect(new Set(lines).size).toBe(5)
  })

  test('that does not exist is searched for until stopped, with the best so far', () => {
    const slices = generation(optionsOf(`17-quarter-0-${SEED}`), createBandSolver())
    let best = 81
    for (let slice = 0; slice < 2000; slice++) {
      const { done, value } = slices.next()
      if (done === true) throw new RangeError('Found what is not to be had')
      const givens = value.best?.givens ?? 81
      expect(givens).toBeLessThanOrEqual(best)
      best = givens
    }
    expect(best).toBeLessThan(40)
  })
})

describe('The best so far', () => {
  test('has more events than any before with as many givens', () => {
    const slices = generation(optionsOf(`36-none-9-${SEED}`), createBandSolver())
    const bests: GeneratedPuzzle[] = []
    for (let slice = 0; slice < 400; slice++) {
      const { done, value } = slices.next()
      if (done === true) throw new RangeError('Found what is not to be had')
      const { best } = value
      if (best !== undefined && best !== bests.at(-1)) bests.push(best)
    }
    const changes = bests.slice(1).map((best, index) => [bests[index], best] as const)
    for (const [before, after] of changes)
      expect([SEED, after.givens < before.givens || after.events > before.events]).toEqual([SEED, true])
    expect(changes.filter(([before, after]) => after.givens === before.givens).length).toBeGreaterThan(0)
    expect(bests.at(-1)?.givens).toBe(36)
  })
})

describe('The options', () => {
  test.each([
    '24-half-0-1234567',
    '17-none-9-0',
    `80-topbottom-0-${MOST_SEED}`,
    '21-quarter-3-5',
    ...STRATEGIES.filter(({ id }) => id !== 'tables').map(({ id }) => `24-half-3-1234567-${id}`),
  ])('%s are written as they are read', (text) => expect(writeOptions(optionsOf(text), PROGRAMS)).toBe(text))

  test('without a program are those of the tables, and are written without it', () => {
    expect(optionsOf('24-half-6-1')).toEqual({
      givens: 24,
      pattern: 'half',
      difficulty: 6,
      seed: 1,
      strategy: 'tables',
    })
    expect(writeOptions(optionsOf('24-half-6-1-tables'), PROGRAMS)).toBe('24-half-6-1')
  })

  test.each([
    ['', { code: 'option-count', found: 1, expected: 4 }],
    ['24-half-0', { code: 'option-count', found: 3, expected: 4 }],
    ['16-half-0-1', { code: 'option-range', option: 'givens', found: '16', from: 17, to: 80 }],
    ['x-half-0-1', { code: 'option-range', option: 'givens', found: 'x', from: 17, to: 80 }],
    ['24-spiral-0-1', { code: 'unknown-pattern', found: 'spiral' }],
    ['24-half-10-1', { code: 'option-range', option: 'difficulty', found: '10', from: 0, to: 9 }],
    [
      '24-half-0-4294967296',
      { code: 'option-range', option: 'seed', found: '4294967296', from: 0, to: MOST_SEED },
    ],
    ['24-half-0-', { code: 'option-range', option: 'seed', found: '' }],
    [
      '24-half-0-1-fewest-candidate',
      {
        code: 'unknown-strategy',
        found: 'fewest-candidate',
        known: PROGRAMS.known,
      },
    ],
    ['24-half-0-1-', { code: 'unknown-strategy', found: '' }],
    ['22-quarter-0-1', { code: 'givens-in-pattern', givens: 22, pattern: 'quarter' }],
  ])('%s are refused with a reason', (text, error) => {
    expect(readOptions(text, PROGRAMS)).toMatchObject({ ok: false, error })
  })
})

describe('A pattern', () => {
  test.each(PATTERNS)('$id has every cell in one orbit, and moves orbits onto themselves', (pattern) => {
    const { orbits, transform } = pattern
    expect(orbits.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 81 }, (_, cell) => cell))
    for (const orbit of orbits) {
      expect(orbit.map((cell) => transform.sources[cell]).toSorted((a, b) => a - b)).toEqual(orbit)
    }
  })

  test.each(some(PATTERNS, 1))('$id is kept by its mutations, cells and digits', (pattern) => {
    for (const { sources } of mutationsFor(pattern)) {
      const orbitOf = (cell: number) => pattern.orbits.findIndex((orbit) => orbit.includes(cell))
      for (const orbit of pattern.orbits) {
        expect(new Set(orbit.map((cell) => orbitOf(sources[cell]))).size).toBe(1)
      }
    }
  })

  test('of quarter-turns has no number of givens that leaves two or three over', () => {
    const quarter = PATTERNS[2]
    expect([24, 25, 26, 27, 28].map((givens) => canHave(quarter, givens))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    for (const pattern of PATTERNS.filter(({ id }) => id !== 'quarter'))
      expect(canHave(pattern, 23)).toBe(true)
  })
})

describe('The random generator', () => {
  test('repeats for the same seed, and returns every number about equally often', () => {
    const numbers = (seed: number) =>
      Array.from(
        { length: 12 },
        (
          (random) => () =>
            random(6)
        )(randomOf(seed)),
      )
    expect(numbers(1)).toEqual(numbers(1))
    expect(numbers(1)).not.toEqual(numbers(2))
    const random = randomOf(SEED)
    const met = new Uint32Array(6)
    for (let draw = 0; draw < 60_000; draw++) met[random(6)]++
    for (const count of met) expect(Math.abs(count - 10_000)).toBeLessThan(1000)
  })

  test('shuffles without losing anything', () => {
    const items = Array.from({ length: 81 }, (_, cell) => cell)
    const order = shuffled(randomOf(SEED), items)
    expect(order).not.toEqual(items)
    expect(order.toSorted((a, b) => a - b)).toEqual(items)
  })
})
