/** Judging the answers of programs that only check a board: valid or not, finished or not. */
import { describe, expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { checkedAnswer, sweaAnswer } from '../../../src/runner/run/checkers.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)
const solvedBoard = gridOfLine(PUZZLES.solved.replaceAll(/\s/g, ''))
/** The solved board with its first two digits exchanged. */
const wrongBoard = solvedBoard.with(0, solvedBoard[1]).with(1, solvedBoard[0])

describe('isValidSudoku is asked whether a digit repeats', () => {
  test.each([
    ['a puzzle', puzzle, 'true', true],
    ['a puzzle', puzzle, 'false', false],
    ['a solved board', solvedBoard, 'True', true],
    ['a wrong board', wrongBoard, 'true', false],
    ['a wrong board', wrongBoard, 'false', true],
  ])('on %s', (_, board, answer, isRight) => {
    expect(checkedAnswer('Solution.isValidSudoku', board, answer).isRight).toBe(isRight)
  })
})

describe('doneOrNot and validSolution are asked whether the board is finished', () => {
  test.each([
    ['doneOrNot', solvedBoard, 'Finished!', true],
    ['done_or_not', wrongBoard, 'Finished!', false],
    ['doneOrNot', puzzle, 'Try again!', true],
    ['validSolution', puzzle, 'false', true],
    ['validSolution', solvedBoard, 'true', true],
  ])('%s', (name, board, answer, isRight) => {
    expect(checkedAnswer(name, board, answer).isRight).toBe(isRight)
  })
})

test('a wrong answer comes with the right one and the reason', () => {
  const { expected, fault } = checkedAnswer('isValidSudoku', wrongBoard, 'true')
  expect({ expected, code: fault?.code }).toEqual({ expected: 'false', code: 'duplicate' })
})

test('a program for SWEA 1974 prints 1 or 0 after the number of the case', () => {
  expect(sweaAnswer(solvedBoard, '#1 1\n')?.isRight).toBe(true)
  expect(sweaAnswer(wrongBoard, '#1 1\n')?.isRight).toBe(false)
  expect(sweaAnswer(solvedBoard, '1')).toBeUndefined()
})
