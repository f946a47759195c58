/** Outputs with more than the answer: the superfluous part is named, and the board is still found. */
import { describe, expect, test } from 'vitest'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'
import { boardWithCells, judgementOfCase, rows, judgementText, type TestCase } from './judgedCase.ts'

const { codewars1: puzzle, solved } = PUZZLES
const answer = rows(solved, ' ')
const lines = answer.trimEnd().split('\n')

const boardFound = (testCase: TestCase) => judgementOfCase(testCase).board?.join('')
const caseOf = (output: string, format = 'boj-2580'): TestCase => ({ puzzle, format, output })

describe('Closing and opening lines of editors and consoles', () => {
  test.each([
    ['PyCharm', `${answer}\nProcess finished with exit code 0\n`, 11, 'Process finished with ex…'],
    [
      'Visual Studio',
      `${answer}\nC:\\Sudoku\\x64\\Debug\\Sudoku.exe (process 1234) exited with code 0.\nPress any key to close this window . . .`,
      11,
      'C:\\Sudoku\\x64\\Debug\\Sudo…',
    ],
    [
      'Visual Studio in Korean',
      `${answer}\nC:\\Sudoku.exe(프로세스 1234개)이(가) 종료되었습니다(코드: 0개).\n이 창을 닫으려면 아무 키나 누르세요...\n`,
      11,
      'C:\\Sudoku.exe(프로세스 1234개…',
    ],
    [
      'Code::Blocks',
      `${answer}\nProcess returned 0 (0x0)   execution time : 0.015 s\nPress any key to continue.`,
      11,
      'Process returned 0 (0x0)…',
    ],
    ['Eclipse', `${answer}<terminated> Main (1) [Java Application]`, 10, '<terminated> Main (1) [J…'],
    [
      'Code Runner',
      `[Running] python -u "main.py"\n${answer}\n[Done] exited with code=0 in 0.113 seconds\n`,
      1,
      '[Running] python -u "mai…',
    ],
    ['Python', `${answer}None\n`, 10, 'None'],
    ['a stopwatch', `${answer}0.0123\n`, 10, '0.0123'],
    ['a counter', `51\n${answer}`, 1, '51'],
    ['an exception', `${answer}Traceback (most recent call last):\n`, 10, 'Traceback (most recent c…'],
  ])('%s', (_, output, line, text) => {
    expect(judgementText(caseOf(output))).toContain(`Line ${line} is not part of the board: '${text}'.`)
    expect(boardFound(caseOf(output))).toBe(solved)
  })
})

describe('The input before the answer', () => {
  test.each([
    ['at once', rows(puzzle, ' ') + answer],
    ['and a blank line', `${rows(puzzle, ' ')}\n${answer}`],
    ['and prompts', `Enter the puzzle:\n${rows(puzzle, ' ')}Solution:\n${answer}`],
  ])('%s', (_, output) => {
    expect(judgementText(caseOf(output))).toContain(
      'The first is the puzzle itself, which should not be printed; the other is a solution.',
    )
    expect(boardFound(caseOf(output))).toBe(solved)
  })

  test('and an invalid answer', () => {
    const output = rows(puzzle, ' ') + rows(boardWithCells(solved, 'r1c3=6'), ' ')
    expect(judgementText(caseOf(output))).toContain('the other is not a solution.')
    expect(judgementText(caseOf(output), 'ko')).toContain('나머지 하나는 해답이 아닙니다.')
  })
})

describe("LeetCode's panel of input, output and expected answer", () => {
  const array = (line: string) =>
    writeGrid(gridOfLine(line), 'leetcode').replaceAll('\n', '').replace('board = ', '')
  const panel = (output: string) =>
    `Accepted\nRuntime: 0 ms\n\nCase 1\n\nInput\n\nboard =\n${array(puzzle)}\n\nOutput\n\n${array(output)}\n\nExpected\n\n${array(solved)}\n`

  test('is named, and its output is judged', () => {
    for (const format of ['leetcode', 'boj-2580']) {
      expect(judgementText(caseOf(panel(solved), format))).toContain(
        "This is LeetCode's whole result: input, output and expected answer. Only the output counts, and it is a solution.",
      )
      expect(boardFound(caseOf(panel(solved), format))).toBe(solved)
      expect(judgementOfCase(caseOf(panel(solved), format)).verdict.kind).toBe('misformatted')
    }
    const wrong = caseOf(panel(boardWithCells(solved, 'r9c9=1')), 'leetcode')
    expect(judgementText(wrong)).toContain('it is not a solution.')
    expect(judgementText(wrong, 'ko')).toContain('Output은 해답이 아닙니다.')
    expect(boardFound(wrong)).toBe(boardWithCells(solved, 'r9c9=1'))
  })

  test('is not recognised without its headings', () => {
    const output = panel(solved).replace('Expected', '')
    expect(judgementText(caseOf(output, 'leetcode'))).toContain('3 boards were printed')
    expect(boardFound(caseOf(output, 'leetcode'))).toBeUndefined()
  })
})

describe('Text in the rows', () => {
  test.each([
    ['row 1:', (row: string, index: number) => `row ${index + 1}: ${row}`],
    ['0:', (row: string, index: number) => `${index}: ${row}`],
    ['A |', (row: string, index: number) => `${'ABCDEFGHI'[index]} | ${row}`],
    ['<br>', (row: string) => `${row}<br>`],
  ])('%s', (text, write) => {
    const output = lines.map(write).join('\n')
    expect(judgementText(caseOf(output))).toContain(`Remove '${text}' from line 1: print only the digits.`)
    expect(boardFound(caseOf(output))).toBe(solved)
  })

  test('before rows without spaces', () => {
    const output = rows(solved)
      .split('\n')
      .map((row, index) => row && `${index + 1}) ${row}`)
      .join('\n')
    expect(judgementText(caseOf(output, 'boj-2239'))).toContain("Remove '1)' from line 1")
  })

  test('colours of a terminal', () => {
    const output = answer.replace(/\d/g, '\u001b[32m$&\u001b[0m')
    expect(judgementText(caseOf(output))).toContain('Line 1 contains terminal colour codes')
    expect(judgementText(caseOf(output), 'ko')).toContain('1번 줄에 터미널 색상 코드가 있습니다.')
    expect(boardFound(caseOf(output))).toBe(solved)
  })
})

describe('A word for a number', () => {
  test.each(['nan', 'NaN', 'undefined', 'None', 'null', 'inf'])('%s is reported with its cell', (word) => {
    const output = answer.replace('8 5 9 7', `8 5 ${word} 7`)
    const testCase = caseOf(output)
    expect(judgementText(testCase)).toContain(`Row 4, column 3: '${word}' is not a digit.`)
    expect(boardFound(testCase)).toBe(boardWithCells(solved, 'r4c3=0'))
    expect(judgementOfCase(testCase).verdict).toMatchObject({ places: [{ cell: 29, printed: word }] })
  })

  test('in place of a row leaves eight', () => {
    expect(judgementText(caseOf(lines.with(3, 'nan').join('\n')))).toContain('8 rows, expected 9.')
  })
})
