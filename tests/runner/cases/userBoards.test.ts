/** The user's boards are read from any text with puzzles, and what is no board is reported by its place. */
import { describe, expect, test } from 'vitest'
import { MAX_BOARDS, newBoards, userBoards } from '../../../src/runner/cases/userBoards.ts'
import { conflicts, hasConflicts } from '../../../src/sudoku/conflicts.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { manyPuzzles } from '../../sudoku/manyPuzzles.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { SEED } from '../../seed.ts'

const { codewars1: ONE, codewars2: TWO, solved: SOLVED } = PUZZLES
const boardLines = (text: string) => userBoards(text).boards.map((board) => lineOf(board))

describe('A text of the user gives its boards', () => {
  test('of lines, of nine lines each, and of a single board', () => {
    expect(boardLines(`${ONE}\n${TWO}\n`)).toEqual([ONE, TWO])
    const rows = [ONE, TWO].map((line) => writeGrid(gridOfLine(line), 'boj-2580'))
    expect(boardLines(rows.join('\n\n'))).toEqual([ONE, TWO])
    expect(boardLines(ONE)).toEqual([ONE])
    expect(boardLines(' \n')).toEqual([])
  })

  test('without the solutions beside them', () => {
    expect(boardLines(`quizzes,solutions\n${ONE},${SOLVED}\n`)).toEqual([ONE])
    expect(boardLines(`quizzes,solutions\n${`${ONE},${SOLVED}\n`.repeat(3)}`)).toEqual([ONE, ONE, ONE])
  })

  test('ten thousand of them, also in nine lines each', () => {
    const puzzles = manyPuzzles(MAX_BOARDS)
    const lines = puzzles.map((board) => lineOf(board))
    expect(new Set(lines).size).toBe(MAX_BOARDS)
    expect(boardLines(lines.join('\n'))).toEqual(lines)
    const rows = puzzles.map((board, index) => `Grid ${index + 1}\n${writeGrid(board, 'boj-2239')}`)
    expect(boardLines(rows.join('\n'))).toEqual(lines)
  })

  test('from its beginning if it is too long', () => {
    const { boards, isCut } = userBoards(`${ONE}\n`.repeat(200_000))
    expect(boards.length).toBeGreaterThanOrEqual(MAX_BOARDS)
    expect(isCut).toBe(true)
    expect(userBoards(`${ONE}\n`.repeat(100)).isCut).toBe(false)
  })
})

describe('A board that cannot be read', () => {
  test('is reported by its line, and the others are taken', () => {
    const { boards, faults } = userBoards(`# mine\n${ONE}\n${TWO}\n${ONE.slice(1)}\n${TWO}\n`)
    expect(boards).toHaveLength(3)
    expect(faults).toEqual([
      {
        file: undefined,
        place: { kind: 'line', number: 4 },
        error: { code: 'line-length', found: 80, expected: 81 },
      },
    ])
  })

  test('is reported by its line also beside a single board', () => {
    expect(userBoards(`${ONE}\n${TWO}1`, 'mine.txt').faults).toEqual([
      {
        file: 'mine.txt',
        place: { kind: 'line', number: 2 },
        error: { code: 'line-length', found: 82, expected: 81 },
      },
    ])
  })

  test('is reported by its number or name if it has nine lines', () => {
    const rows = writeGrid(gridOfLine(ONE), 'boj-2239')
    const short = rows.split('\n').slice(1).join('\n')
    const placesIn = (text: string) => userBoards(text).faults.map(({ place }) => place)
    expect(placesIn([rows, rows, short].join('\n\n'))).toEqual([{ kind: 'board', number: 3 }])
    expect(placesIn(['Grid 01', rows, 'Grid 02', rows, 'Grid 03', short].join('\n'))).toEqual([
      { kind: 'name', name: 'Grid 03' },
    ])
  })

  test('is the whole text if it has none', () => {
    expect(userBoards('hello').faults).toMatchObject([
      { place: { kind: 'text' }, error: { code: 'unrecognised' } },
    ])
  })
})

describe('Of the boards that were read', () => {
  const [first, second, third] = manyPuzzles(3)
  const conflicting = gridOfLine(`11${'.'.repeat(79)}`)

  test('those are added that are new and have no conflict', () => {
    expect(newBoards([first, second, first, conflicting, third], [second], 9)).toEqual({
      boards: [first, third],
      repeated: 2,
      conflicting: 1,
      isFull: false,
    })
  })

  test('only as many are added as there is room for', () => {
    expect(newBoards([first, second, first], [], 2)).toMatchObject({ isFull: false })
    const { boards, isFull } = newBoards([first, second, third], [], 2)
    expect(boards).toEqual([first, second])
    expect(isFull).toBe(true)
  })
})

test(`a board has conflicts if it has any to list (seed ${SEED})`, () => {
  for (let index = 0; index < 300; index++) {
    const board = [...randomPuzzle(SEED * 10_000 + index, 40 + (index % 30))]
    if (index % 2 === 0) board[index % 81] = 1 + (index % 9)
    expect(hasConflicts(board)).toBe(conflicts(board).length > 0)
  }
})
