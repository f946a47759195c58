/** Texts in shapes (notations of a board) from public repositories and posts are read, with one board or with two. */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'
import { gridsOf, rowsOf, testShapes } from './shapeLaws.ts'
import { MARKED, PRINTED, QUOTED, type Shape, SIZED, WITHIN } from './wild.ts'
import { WRITTEN } from './wildPrograms.ts'
import { DRAWN, HEADED, LISTED } from './wildTables.ts'

const SHAPES: readonly Shape[] = [
  ...WITHIN,
  ...MARKED,
  ...QUOTED,
  ...SIZED,
  ...PRINTED,
  ...WRITTEN,
  ...DRAWN,
  ...HEADED,
  ...LISTED,
]

/** Shapes that must be read within other text; the others need to be the whole of a pasted text. */
const STANDING = new Set([...WITHIN, ...MARKED, ...PRINTED.slice(0, 3), ...HEADED.slice(0, 10)])

testShapes(SHAPES, STANDING)

describe('Two boards within a text', () => {
  const input = rowsOf(PUZZLES.codewars1)
  const answer = rowsOf(PUZZLES.solved)
  const other = rowsOf(PUZZLES.codewars2)

  test.each([...WITHIN, ...MARKED])('$name: a puzzle and its answer', ({ write }) => {
    const text = `${write(input)}\n\nThe answer is:\n\n${write(answer)}`
    expect(gridsOf(readText(text))).toEqual([gridOfLine(PUZZLES.codewars1), gridOfLine(PUZZLES.solved)])
  })

  test.each([...WITHIN, ...MARKED])('$name: two puzzles are a choice', ({ write }) => {
    const reading = readText(`${write(input)}\n\nAnother one:\n\n${write(other)}`)
    expect(reading.kind).toBe('several')
    expect(gridsOf(reading)).toEqual([gridOfLine(PUZZLES.codewars1), gridOfLine(PUZZLES.codewars2)])
  })

  test.each([...WITHIN, ...MARKED])('$name: a damaged one is not skipped', ({ write }) => {
    const damaged = input.with(3, input[3].slice(1))
    for (const rows of [damaged, input.slice(1), input.with(3, 'and so on')])
      expect(gridsOf(readText(`${write(rows)}\n\nThe answer is:\n\n${write(answer)}`))).toEqual([])
  })

  test('that run into each other are not read', () => {
    const rows = [...input.slice(1), ...answer].map((row) => Array.from(row).join(' '))
    expect(gridsOf(readText(`## sample${Array.from(input[0]).join(' ')}\n${rows.join('\n')}\n`))).toEqual([])
    const zeros = Array(3).fill('0 0 0 0 0 0 0 0 0')
    expect(
      gridsOf(readText(`'''\n${[...rows.slice(0, 9), ...zeros].join('\n')}\n'''\nimport sys\n`)),
    ).toEqual([])
  })
})
