import { describe, expect, test } from 'vitest'
import { EMPTY_GRID, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { solutionRank } from '../../../src/sudoku/judge/checking/solutions.ts'
import { expectedText, rightAnswer } from '../../../src/page/grade/expected.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { answerTo, TWO_SOLUTIONS } from './gradedCases.ts'

const EASY = gridOfLine(PUZZLES.codewars1)

describe('The expected text', () => {
  test('is the solution as the judge writes it', () => {
    const line = lineOf(answerTo(EASY).board)
    expect(expectedText('boj-2239', EASY)).toBe(line.match(/.{9}/g)?.join('\n'))
    expect(expectedText('boj-2580', EASY)?.split('\n')[0]).toBe(line.slice(0, 9).split('').join(' '))
    expect(expectedText('codewars', EASY)).toMatch(/^\[\[\d,/)
    expect(expectedText('leetcode', EASY)).toMatch(/^\[\["\d",/)
  })

  test('is the smallest solution for a judge that asks for it, else one of several', () => {
    const smallest = answerTo(TWO_SOLUTIONS)
    expect(smallest.isOnly).toBe(true)
    expect(solutionRank(TWO_SOLUTIONS, smallest.board)).toEqual({ kind: 'first' })
    expect(rightAnswer('boj-2580', TWO_SOLUTIONS)?.isOnly).toBe(false)
    expect(rightAnswer('boj-2580', EASY)?.isOnly).toBe(true)
    expect(lineOf(answerTo(EMPTY_GRID).board)).toMatch(/^123456789456789123/)
  })

  test('is undefined without a solution, and for a judge that asks for no board', () => {
    expect(expectedText('boj-2239', gridOfLine(`11${'0'.repeat(79)}`))).toBeUndefined()
    expect(expectedText('codewars-did-i-finish', EASY)).toBeUndefined()
  })
})
