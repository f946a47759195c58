/** A text with many puzzles: each is answered by itself, in the order of the text. Also tests the table of results. */
import { describe, expect, test } from 'vitest'
import { chunksOf } from '../../../src/core/batch/chunks.ts'
import { BatchMerger } from '../../../src/core/batch/merging.ts'
import { readChunk } from '../../../src/core/batch/reading.ts'
import { type ChunkResults, solveChunk } from '../../../src/core/batch/solving.ts'
import { CSV_HEADER, csvOfResults, textOfResults } from '../../../src/core/batch/writing.ts'
import { gridOfLine, lineOf } from '../../../src/core/grid.ts'
import { createBandSolver } from '../../../src/core/solver/bandSolver.ts'
import { PUZZLES } from '../puzzles.ts'
import { randomPuzzle } from '../randomPuzzles.ts'
import { SEED } from '../../seed.ts'

function chunkResults(text: string, linesInAChunk?: number): readonly ChunkResults[] {
  return Array.from(chunksOf(text, linesInAChunk), (chunk) => {
    const slices = solveChunk(chunk, createBandSolver())
    let slice = slices.next()
    while (slice.done !== true) slice = slices.next()
    return slice.value
  })
}

function mergedOf(results: readonly ChunkResults[]): BatchMerger {
  const merger = new BatchMerger()
  for (const chunk of results) merger.add(chunk)
  return merger
}

function textOf({ merged }: BatchMerger): string {
  return merged.map(textOfResults).join('')
}

function csvOf({ merged }: BatchMerger): string {
  return merged.map((results) => csvOfResults(results, ({ code }) => `"${code}", as it is called`)).join('')
}

const dotted = (line: string) => lineOf(gridOfLine(line), '.')

/** Lines of every kind, with their results; undefined for lines without a puzzle. */
const LINES = [
  [`\uFEFF${PUZZLES.codewars1}`, PUZZLES.solved],
  ['', undefined],
  ['# Of all kinds', undefined],
  [`  ${dotted(PUZZLES.codewars1)}\t# from Codewars`, PUZZLES.solved],
  ['   // nothing', undefined],
  [PUZZLES.twoSolutions.replaceAll('0', '*'), 'several-solutions'],
  [`${PUZZLES.codewars1.replaceAll('0', '_')},${PUZZLES.solved}`, PUZZLES.solved],
  [PUZZLES.codewars1.slice(1), 'unreadable'],
  [`${PUZZLES.unsolvable};hard`, 'no-solution'],
  ['hello', 'unreadable'],
  [`"${PUZZLES.codewars1}","${PUZZLES.solved}"`, PUZZLES.solved],
  [PUZZLES.codewars1.replace('3', 'Q'), 'unreadable'],
  ['; over', undefined],
  ['55' + '0'.repeat(79), 'no-solution'],
  [`${PUZZLES.solved}#done`, PUZZLES.solved],
  ['한글로 쓴 줄', 'unreadable'],
] as const

const EXPECTED = LINES.flatMap(([, said]) => (said === undefined ? [] : [`${said}\n`])).join('')

describe('A text with many puzzles', () => {
  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is answered line by line, with lines that end in %s', (_, end) => {
    const text = LINES.map(([line]) => line).join(end)
    for (const last of ['', end, end + end]) {
      const results = chunkResults(text + last, 5)
      expect(textOf(mergedOf(results))).toBe(EXPECTED)
      const reported = results.flatMap(({ lines, faults }) => [...lines, ...faults.map(({ line }) => line)])
      expect(reported.toSorted((a, b) => a - b)).toEqual([1, 4, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16])
    }
  })

  test.each([1, 2, 3, 5, 100])('is answered the same in chunks of %i lines', (lines) => {
    const text = LINES.map(([line]) => line).join('\r\n')
    const whole = mergedOf(chunkResults(text))
    const merged = mergedOf(chunkResults(text, lines))
    expect(textOf(merged)).toBe(textOf(whole))
    expect(csvOf(merged)).toBe(csvOf(whole))
    expect(merged.totals).toEqual({
      puzzles: 8,
      unique: 5,
      unsolvable: 2,
      several: 1,
      faults: 4,
      differences: 0,
    })
  })

  test('reports every fault with its line and what was expected', () => {
    const text = LINES.map(([line]) => line).join('\n')
    const faults = chunkResults(text, 4).flatMap((results) => results.faults)
    expect(faults).toEqual([
      { line: 8, error: { code: 'line-length', found: 80, expected: 81 } },
      { line: 10, error: { code: 'line-length', found: 5, expected: 81 } },
      { line: 12, error: { code: 'not-a-digit', row: 1, column: 2, found: 'Q' } },
      { line: 16, error: { code: 'line-length', found: 3, expected: 81 } },
    ])
  })

  test('may state first how many puzzles follow', () => {
    const results = chunkResults(`2\n${PUZZLES.codewars1}\n${PUZZLES.codewars2}`)
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    expect(Array.from(results[0].lines)).toEqual([2, 3])
    expect(chunkResults(`${PUZZLES.codewars1}\n2`)[0].faults).toMatchObject([{ line: 2 }])
  })

  test('without a line has no chunk, and without a puzzle no result', () => {
    expect(chunkResults('')).toEqual([])
    expect(textOf(mergedOf(chunkResults('\n\n# nothing\n')))).toBe('')
  })

  test('is merged in its order, whichever worker finishes first', () => {
    const text = Array.from({ length: 40 }, (_, index) => lineOf(randomPuzzle(SEED + index, 40), '.')).join(
      '\n',
    )
    const results = chunkResults(text, 3)
    const expected = textOf(mergedOf(results))
    expect(textOf(mergedOf(results.toReversed()))).toBe(expected)
    const late = new BatchMerger()
    for (const chunk of results.slice(1)) late.add(chunk)
    expect(late.merged).toEqual([])
    late.add(results[0])
    expect(textOf(late)).toBe(expected)
    expect(() => late.add(results[0])).toThrow(RangeError)
  })

  test(`is read as it was written, puzzle by puzzle (seed ${SEED})`, () => {
    const grids = Array.from({ length: 300 }, (_, index) => randomPuzzle(SEED + index, 20 + (index % 50)))
    const text = grids.map((grid, index) => lineOf(grid, '.0*_'[index % 4])).join('\n')
    const read = Array.from(chunksOf(text, 7), readChunk)
    expect(read.flatMap(({ puzzles }) => Array.from(puzzles))).toEqual(grids.flat())
    expect(read.flatMap(({ lines }) => Array.from(lines))).toEqual(grids.map((_, index) => index + 1))
  })

  test('is solved in slices that report progress', () => {
    const text = Array.from({ length: 100 }, () => PUZZLES.codewars1).join('\n')
    const [chunk] = chunksOf(text)
    const slices = solveChunk(chunk, createBandSolver())
    const reported: (number | ChunkResults)[] = []
    for (let slice = slices.next(); slice.done !== true; slice = slices.next()) reported.push(slice.value)
    expect(reported).toEqual([16, 32, 48, 64, 80, 96])
  })
})

describe('A table of results', () => {
  test('has a row for each puzzle and each fault, in the order of the text, as RFC 4180 requires', () => {
    const text = [PUZZLES.codewars1, 'hello, world', PUZZLES.unsolvable, PUZZLES.twoSolutions].join('\n')
    const table = CSV_HEADER + csvOf(mergedOf(chunkResults(text)))
    const [, second] = table.split('\r\n').slice(1)
    expect(second).toBe('2,,,,"""line-length"", as it is called"')
    const rows = table.trimEnd().split('\r\n')
    expect(rows[0]).toBe('line,puzzle,solutions,solution,error')
    expect(rows[1]).toBe(`1,'${PUZZLES.codewars1},1,'${PUZZLES.solved},`)
    expect(rows[3]).toBe(`3,'${PUZZLES.unsolvable},0,,`)
    expect(rows[4]).toMatch(new RegExp(`^4,'${PUZZLES.twoSolutions},2\\+,'[1-9]{81},$`))
    expect(table.endsWith('\r\n')).toBe(true)
  })

  test('is a batch itself, which gives the same solutions', () => {
    const text = [PUZZLES.codewars1, PUZZLES.twoSolutions].join('\n')
    const table = CSV_HEADER + csvOf(mergedOf(chunkResults(text)))
    expect(textOf(mergedOf(chunkResults(table)))).toBe(`${PUZZLES.solved}\nseveral-solutions\n`)
  })
})
