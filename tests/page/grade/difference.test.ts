import { describe, expect, test } from 'vitest'
import { characterAt, differenceAt, firstDifference } from '../../../src/page/grade/difference.ts'

const BOARD = Array.from({ length: 9 }, (_, row) => `12345678${row + 1}`).join('\n')
const CHANGED_BOARD = BOARD.replace('123456785', '123956785')

describe('The first difference', () => {
  test('is a cell of the board, whatever the form of the text', () => {
    const place = { line: 4, from: 3, to: 4 }
    expect(firstDifference(CHANGED_BOARD, BOARD)).toEqual({ cell: 39, printed: place, expected: place })
    const spaced = CHANGED_BOARD.replaceAll(/\d(?=\d)/g, '$& ')
    const found = firstDifference(spaced, BOARD)
    expect(found).toEqual({ cell: 39, printed: { line: 4, from: 6, to: 7 }, expected: place })
    expect(found && characterAt(spaced, found.printed)).toBe('9')
  })

  test('reads a dot as a blank', () => {
    expect(firstDifference(BOARD.replace('123456785', '123.56785'), BOARD)?.cell).toBe(39)
    expect(firstDifference(BOARD.replaceAll('1', '0'), BOARD.replaceAll('1', '.'))?.cell).toBeUndefined()
  })

  test('is a character, if the digits are right or not all there', () => {
    const spaced = BOARD.replaceAll(/\d(?=\d)/g, '$& ')
    expect(firstDifference(spaced, BOARD)).toMatchObject({ cell: undefined, printed: { line: 0, from: 1 } })
    const short = BOARD.slice(0, -10)
    expect(firstDifference(short, BOARD)).toMatchObject({ cell: undefined, printed: { line: 8, from: 0 } })
    expect(firstDifference(`debug\n${BOARD}`, BOARD)).toMatchObject({ printed: { line: 0, from: 0 } })
  })

  test('is past the end of a line that is too short', () => {
    const found = firstDifference('12345', '123456')
    expect(found?.printed).toEqual({ line: 0, from: 5, to: 6 })
    expect(found && characterAt('12345', found.printed)).toBe('')
  })

  test('is not white space at the ends, which judges ignore', () => {
    expect(firstDifference(`${BOARD.replaceAll('\n', ' \r\n')}\n\n`, BOARD)).toBeUndefined()
  })
})

describe('The place of a cell', () => {
  test('is known only in a text of 81 cells', () => {
    expect(differenceAt(BOARD, 80)?.printed).toEqual({ line: 8, from: 8, to: 9 })
    expect(differenceAt(`${BOARD}\n${BOARD}`, 80)).toBeUndefined()
  })
})
