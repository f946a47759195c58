/** The judges' verdicts on outputs of programs. */
import { describe, expect, test } from 'vitest'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { VERDICTS } from '../../../src/page/judge/words.ts'
import { PUZZLES } from '../puzzles.ts'
import {
  boardWithCells,
  judgementOfCase,
  faultyCells,
  rows,
  judgementText,
  type TestCase,
} from './judgedCase.ts'
import { solutionsOf } from './solved.ts'

const { codewars1: puzzle, solved, twoSolutions } = PUZZLES
const [firstOfTwo, secondOfTwo] = solutionsOf(gridOfLine(twoSolutions), 2).toSorted()
const lists = writeGrid(gridOfLine(solved), 'codewars')
const arrays = writeGrid(gridOfLine(solved), 'leetcode')

describe('BOJ 2580', () => {
  const judge = 'boj-2580'
  const accepted = 'BOJ 2580: 맞았습니다!! (Accepted) It is the only solution.'

  test('accepts the solution, with spaces at the ends of lines and blank lines', () => {
    const output = rows(solved, ' ')
    for (const text of [
      output,
      output.trim(),
      output.replaceAll('\n', ' \n'),
      `\n${output}\n\n`,
      `  ${output}`,
    ])
      expect(judgementText({ puzzle, judge, output: text })).toBe(accepted)
  })

  test('reads numbers: line breaks do not matter', () => {
    expect(judgementText({ puzzle, judge, output: Array.from(solved).join(' ') })).toBe(accepted)
    expect(judgementText({ puzzle, judge, output: Array.from(solved).join('\n') })).toBe(accepted)
  })

  test('accepts any of several completions', () => {
    for (const solution of [firstOfTwo, secondOfTwo])
      expect(judgementText({ puzzle: twoSolutions, judge, output: rows(solution, ' ') })).toBe(
        'BOJ 2580: 맞았습니다!! (Accepted) The puzzle has several solutions. This judge accepts any of them.',
      )
  })

  test('accepts any finished board when there are no givens', () => {
    expect(judgementText({ puzzle: PUZZLES.empty, judge, output: rows(solved, ' ') })).toContain(
      'The puzzle has no givens, so any finished board is accepted.',
    )
  })

  test('speaks Korean', () => {
    expect(judgementText({ puzzle, judge, output: rows(solved, ' ') }, 'ko')).toBe(
      '백준 2580: 맞았습니다!! 하나뿐인 해답입니다.',
    )
  })
})

describe('Wrong is', () => {
  const judge = 'boj-2580'
  const wrong = 'BOJ 2580: 틀렸습니다 (Wrong answer)'
  const of = (board: string) => ({ puzzle, judge, output: rows(board, ' ') })

  test('a changed given, before all its consequences', () => {
    const testCase = of(boardWithCells(solved, 'r1c1=7'))
    expect(judgementText(testCase)).toBe(`${wrong} Row 1, column 1: the given 5 was changed to 7.`)
    expect(judgementText(testCase, 'ko')).toBe(
      '백준 2580: 틀렸습니다 1행 1열: 주어진 숫자는 5인데 7이 출력되었습니다.',
    )
    expect(faultyCells(testCase)).toBe('r1c1:7')
  })

  test('several changed givens, the first of them named and all marked', () => {
    const testCase = of(boardWithCells(solved, 'r1c2=0', 'r9c9=1'))
    expect(judgementText(testCase)).toBe(
      `${wrong} Row 1, column 2: the given 3 was changed to a blank. 1 more given was changed.`,
    )
    expect(judgementText(testCase, 'ko')).toContain(
      '1행 2열: 주어진 숫자는 3인데 빈칸으로 출력되었습니다 (외 1곳).',
    )
    expect(faultyCells(testCase)).toBe('r1c2: r9c9:1')
  })

  test('a remaining blank', () => {
    const testCase = of(boardWithCells(solved, 'r1c3=0', 'r2c3=0'))
    expect(judgementText(testCase)).toBe(`${wrong} Row 1, column 3 is blank. 1 more cell is blank.`)
    expect(judgementText(testCase, 'ko')).toBe('백준 2580: 틀렸습니다 1행 3열이 빈칸입니다 (외 1곳).')
    expect(faultyCells(testCase)).toBe('r1c3: r2c3:')
  })

  test('the puzzle itself', () => {
    expect(judgementText(of(puzzle))).toBe(`${wrong} Row 1, column 3 is blank. 50 more cells are blank.`)
  })

  test('a digit twice in a unit, with all cells that conflict', () => {
    const testCase = of(boardWithCells(solved, 'r1c3=6'))
    expect(judgementText(testCase)).toBe(
      `${wrong} 6 appears twice in row 1: row 1, column 3 and row 1, column 4. There are 2 more conflicts.`,
    )
    expect(judgementText(testCase, 'ko')).toBe(
      '백준 2580: 틀렸습니다 1행에 6이 2개 있습니다: 1행 3열, 1행 4열. 충돌이 2곳 더 있습니다.',
    )
    expect(faultyCells(testCase)).toBe('r1c3:6 r1c4:6 r2c1:6 r5c3:6')
  })

  test('nothing', () => {
    expect(judgementText({ puzzle, judge, output: ' \n' })).toBe(`${wrong} Nothing was printed.`)
    expect(judgementText({ puzzle, judge, output: '' }, 'ko')).toBe(
      '백준 2580: 틀렸습니다 아무것도 출력되지 않았습니다.',
    )
  })

  test('a text without a board', () => {
    expect(judgementText({ puzzle, judge, output: 'Segmentation fault' })).toBe(
      `${wrong} The output contains no board.`,
    )
  })

  test('every solution, of a program that does not stop at the first', () => {
    const output = solutionsOf(gridOfLine(PUZZLES.sixSolutions), 10)
      .map((solution) => rows(solution, ' '))
      .join('')
    const testCase = { puzzle: PUZZLES.sixSolutions, judge, output }
    expect(judgementText(testCase)).toBe(
      `${wrong} 6 boards were printed, expected one. All are solutions: the program must stop after the first.`,
    )
    expect(judgementText(testCase, 'ko')).toContain(
      '보드가 6개 출력되었습니다. 하나만 출력해야 합니다. 모두 해답입니다.',
    )
  })

  test('the puzzle and its solution', () => {
    expect(judgementText({ puzzle, judge, output: `${rows(puzzle, ' ')}\n${rows(solved, ' ')}` })).toBe(
      `${wrong} 2 boards were printed, expected one. The first is the puzzle itself, which should not be printed; the other is a solution.`,
    )
  })

  test('a board after every step', () => {
    const steps = [boardWithCells(puzzle, 'r1c3=1'), boardWithCells(puzzle, 'r1c3=4'), solved, solved]
    expect(judgementText({ puzzle, judge, output: steps.map((board) => rows(board, ' ')).join('\n') })).toBe(
      `${wrong} 4 boards were printed, expected one. They contain one solution.`,
    )
    expect(judgementText({ puzzle, judge, output: rows(puzzle, ' ').repeat(3).replaceAll('5', '6') })).toBe(
      `${wrong} 3 boards were printed, expected one. None of them is a solution.`,
    )
  })
})

describe('The form is wrong', () => {
  const judge = 'boj-2580'
  const misformatted = 'BOJ 2580: 출력 형식이 잘못되었습니다 (Presentation error)'

  test('without spaces', () => {
    const testCase = { puzzle, judge, output: rows(solved) }
    expect(judgementText(testCase)).toBe(
      `${misformatted} Right digits, wrong format. Line 1 is '534678912', expected nine digits on a line with spaces between them.`,
    )
    expect(judgementText(testCase, 'ko')).toBe(
      "백준 2580: 출력 형식이 잘못되었습니다 숫자는 맞지만 형식이 다릅니다. 1번 줄: '534678912'. 올바른 형식: 한 줄에 공백으로 띄운 숫자 9개.",
    )
  })

  test('as a list, when lines are required', () => {
    expect(judgementText({ puzzle, judge, output: lists })).toContain("Line 1 is '[[5,3,4,6,7,8,9,1,2],'")
  })

  test('with text around the board', () => {
    const output = rows(solved, ' ')
    expect(judgementText({ puzzle, judge, output: `Solution:\n${output}` })).toBe(
      `${misformatted} Line 1 is not part of the board: 'Solution:'. Print only the answer.`,
    )
    expect(judgementText({ puzzle, judge, output: `${output}0.031 s\n` })).toContain(
      "Line 10 is not part of the board: '0.031 s'.",
    )
    expect(judgementText({ puzzle, judge, output: `정답\n${output}` }, 'ko')).toContain(
      "1번 줄 '정답'은(는) 보드의 일부가 아닙니다.",
    )
  })

  test('with the colours of a terminal, which a judge does not strip', () => {
    const output = rows(solved, ' ').replace(/\d/g, '\u001b[32m$&\u001b[0m')
    expect(judgementText({ puzzle, judge, output })).toContain('Line 1 contains terminal colour codes')
  })

  test('in a row with a cell too few', () => {
    const testCase = { puzzle, judge, output: rows(solved, ' ').replace('8 5 9 7 6', '8 5 9 7') }
    expect(judgementText(testCase)).toBe(`${misformatted} Row 4 has 8 cells, expected 9.`)
    expect(judgementText(testCase, 'ko')).toContain('4행의 칸이 8개입니다. 9개여야 합니다.')
  })

  test('with a non-digit in a cell, which is marked', () => {
    const testCase = { puzzle, judge, output: rows(solved, ' ').replace('8 5 9 7 6', '8 5 9 k 6') }
    expect(judgementText(testCase)).toBe(`${misformatted} Row 4, column 4: 'k' is not a digit.`)
    expect(faultyCells(testCase)).toBe('r4c4:k')
    const ten = { puzzle, judge, output: rows(solved, ' ').replace('8 5 9 7 6', '8 5 9 10 6') }
    expect(judgementText(ten)).toBe(`${misformatted} Row 4, column 4: 10 is not between 0 and 9.`)
  })

  test('and the answer too: then the answer is reported', () => {
    expect(
      judgementText({ puzzle, judge, output: `Solution:\n${rows(boardWithCells(solved, 'r1c1=7'), ' ')}` }),
    ).toContain('Row 1, column 1: the given 5 was changed to 7.')
  })
})

describe('BOJ 2239', () => {
  const judge = 'boj-2239'

  test('accepts the lexicographically first solution', () => {
    expect(judgementText({ puzzle, judge, output: rows(solved) })).toContain(
      'Accepted) It is the only solution.',
    )
    expect(judgementText({ puzzle: twoSolutions, judge, output: rows(firstOfTwo) })).toBe(
      'BOJ 2239: 맞았습니다!! (Accepted) The puzzle has several solutions, and this is the lexicographically first.',
    )
  })

  test('refuses any other, and shows the first cell that differs', () => {
    const testCase = { puzzle: twoSolutions, judge, output: rows(secondOfTwo) }
    expect(judgementText(testCase)).toBe(
      'BOJ 2239: 틀렸습니다 (Wrong answer) A solution, but not the lexicographically first. Row 1, column 4 is 7, but the first solution has 6 there.',
    )
    expect(judgementText(testCase, 'ko')).toBe(
      '백준 2239: 틀렸습니다 해답이지만 사전순으로 가장 앞선 해답은 아닙니다. 1행 4열이 7인데, 가장 앞선 해답에서는 6입니다.',
    )
    expect(faultyCells(testCase)).toBe('r1c4:7')
  })

  test('requires nothing between the digits, and no blank lines', () => {
    expect(judgementText({ puzzle, judge, output: rows(solved, ' ') })).toContain(
      "Line 1 is '5 3 4 6 7 8 9 1 2', expected nine digits on a line with nothing between them.",
    )
    expect(judgementText({ puzzle, judge, output: rows(solved).replaceAll('\n', ' \n') })).toContain(
      'Accepted',
    )
    const halves = rows(solved).replace('198342567\n', '198342567\n\n')
    expect(judgementText({ puzzle, judge, output: halves })).toContain('Right digits, but line 4 is blank.')
    expect(judgementText({ puzzle, judge, output: halves }, 'ko')).toContain(
      '숫자는 맞지만 4번 줄이 비어 있습니다.',
    )
  })
})

describe('Codewars and LeetCode', () => {
  test('accept the solution in their form', () => {
    expect(judgementText({ puzzle, judge: 'codewars', output: lists })).toBe(
      'Codewars: Sudoku Solver: Test Passed It is the only solution.',
    )
    expect(
      judgementText({ puzzle, judge: 'codewars', output: lists.replace(/\s/g, '').replaceAll(',', ', ') }),
    ).toContain('Test Passed')
    expect(judgementText({ puzzle, judge: 'leetcode', output: arrays })).toBe(
      'LeetCode 37: Accepted It is the only solution.',
    )
    expect(judgementText({ puzzle, judge: 'leetcode', output: arrays.replaceAll('"', "'") })).toContain(
      'Accepted',
    )
  })

  test('are undecided about one of several solutions', () => {
    const output = writeGrid(gridOfLine(firstOfTwo), 'codewars')
    expect(judgementText({ puzzle: twoSolutions, judge: 'codewars', output })).toBe(
      'Codewars: Sudoku Solver: Undecided The board is a solution, but the puzzle has several. This judge compares it with its own solution, which Backdoku does not know.',
    )
  })

  test('refuse a board that is no solution', () => {
    const output = writeGrid(gridOfLine(boardWithCells(solved, 'r9c9=1')), 'codewars')
    expect(judgementText({ puzzle, judge: 'codewars', output })).toBe(
      'Codewars: Sudoku Solver: Test Failed Row 9, column 9: the given 9 was changed to 1.',
    )
  })

  test('refuse another form', () => {
    const codewars = { puzzle, judge: 'codewars' }
    expect(judgementText({ ...codewars, output: rows(solved, ' ') })).toBe(
      "Codewars: Sudoku Solver: Test Failed Right digits, wrong format. Line 1 is '5 3 4 6 7 8 9 1 2', expected one list of nine lists of numbers, [[5, 3, …], …].",
    )
    expect(judgementText({ ...codewars, output: `solved = ${lists}` })).toContain(
      'Line 1 is not part of the board',
    )
    expect(judgementText({ ...codewars, output: `${lists}\nNone` })).toContain(
      "Line 10 is not part of the board: 'None'.",
    )
    expect(judgementText({ ...codewars, output: lists.slice(1, -1) })).toContain(
      "Line 1 is '[5,3,4,6,7,8,9,1,2],'",
    )
    expect(judgementText({ ...codewars, output: arrays })).toContain(
      'expected one list of nine lists of numbers',
    )
    expect(judgementText({ puzzle, judge: 'leetcode', output: lists })).toBe(
      `LeetCode 37: Wrong Answer Right digits, wrong format. Line 1 is '[[5,3,4,6,7,8,9,1,2],', expected one array of nine arrays of strings, [["5", "3", …], …].`,
    )
  })
})

describe('"Did I Finish my Sudoku?"', () => {
  const judge = 'codewars-did-i-finish'
  const passed = 'Codewars: Did I Finish my Sudoku?: Test Passed'
  const failed = 'Codewars: Did I Finish my Sudoku?: Test Failed'

  test('is answered correctly for a finished board, or an unfinished one', () => {
    expect(judgementText({ puzzle: solved, judge, output: 'Finished!\n' })).toBe(
      `${passed} The board is finished.`,
    )
    expect(judgementText({ puzzle: solved, judge, output: "'Finished!'" })).toBe(
      `${passed} The board is finished.`,
    )
    const unfinished = boardWithCells(solved, 'r1c3=6')
    expect(judgementText({ puzzle: unfinished, judge, output: 'Try again!' })).toBe(
      `${passed} The board is not finished.`,
    )
  })

  test('is answered wrongly, with the reason', () => {
    expect(judgementText({ puzzle: solved, judge, output: 'Try again!' })).toBe(
      `${failed} Expected 'Finished!'. The board is finished.`,
    )
    const testCase = { puzzle: boardWithCells(solved, 'r1c3=6'), judge, output: 'Finished!' }
    expect(judgementText(testCase)).toBe(
      `${failed} Expected 'Try again!'. 6 appears twice in row 1: row 1, column 3 and row 1, column 4. There are 2 more conflicts.`,
    )
    expect(faultyCells(testCase)).toBe('r1c3:6 r1c4:6 r2c1:6 r5c3:6')
    expect(judgementText(testCase, 'ko')).toContain("정답은 'Try again!'입니다. 1행에 6이 2개 있습니다")
  })

  test('takes no other phrase', () => {
    expect(judgementText({ puzzle: solved, judge, output: 'finished' })).toBe(
      `${failed} 'finished' was printed, expected 'Finished!' or 'Try again!'.`,
    )
    expect(judgementText({ puzzle: solved, judge, output: '' })).toBe(`${failed} Nothing was printed.`)
  })
})

describe('The judge is detected', () => {
  const detected = (output: string, format: string) => judgementOfCase({ puzzle, output, format }).judge.id

  test('by the form of the output', () => {
    expect(detected(rows(solved, ' '), 'line-81')).toBe('boj-2580')
    expect(detected(rows(solved), 'line-81')).toBe('boj-2239')
    expect(detected(lists, 'line-81')).toBe('codewars')
    expect(detected(arrays, 'line-81')).toBe('leetcode')
    expect(detected('Finished!', 'line-81')).toBe('codewars-did-i-finish')
    expect(detected('try again', 'line-81')).toBe('codewars-did-i-finish')
  })

  const printed = {
    rows: rows(solved, ' '),
    digits: rows(solved),
    lists,
    arrays,
    numpy: writeGrid(gridOfLine(solved), 'numpy'),
    line: solved,
    phrase: 'Finished!',
    fault: 'Segmentation fault',
  }

  test.each([
    ['boj-2580', 'boj-2580'],
    ['boj-2239', 'boj-2239'],
    ['codewars', 'codewars'],
    ['leetcode', 'leetcode'],
    ['strings', 'leetcode'],
  ])('by the format of the puzzle, whatever was printed: %s', (format, judge) => {
    for (const output of Object.values(printed)) expect(detected(output, format)).toBe(judge)
  })

  test('for a filled board by the phrase, because other judges take no filled board', () => {
    const phrase = judgementOfCase({ puzzle: solved, output: printed.phrase, format: 'boj-2580' })
    expect(phrase.judge.id).toBe('codewars-did-i-finish')
  })
})

describe("Another judge's form", () => {
  const formOf = (testCase: TestCase, language: 'en' | 'ko' = 'en') => {
    const { form } = judgementOfCase(testCase)
    return form === undefined ? undefined : VERDICTS[language].form(form)
  }
  const boj = { puzzle, format: 'boj-2580' }

  test('is not accepted, and is named', () => {
    const ofLists = { ...boj, output: lists }
    expect(judgementText(ofLists)).toBe(
      "BOJ 2580: 출력 형식이 잘못되었습니다 (Presentation error) Right digits, wrong format. Line 1 is '[[5,3,4,6,7,8,9,1,2],', expected nine digits on a line with spaces between them.",
    )
    expect(formOf(ofLists)).toBe('This is the output format of another judge: Codewars: Sudoku Solver.')
    expect(formOf(ofLists, 'ko')).toBe('이 출력은 Codewars: Sudoku Solver의 형식입니다.')
    expect(formOf({ ...boj, output: arrays })).toContain('LeetCode 37')
    expect(formOf({ ...boj, output: rows(solved) })).toContain('BOJ 2239')
    expect(formOf({ puzzle, format: 'codewars', output: rows(solved, ' ') })).toContain('BOJ 2580')
  })

  test('is named for a wrong answer too, and for a phrase', () => {
    const wrong = { ...boj, output: writeGrid(gridOfLine(boardWithCells(solved, 'r1c1=7')), 'codewars') }
    expect(judgementText(wrong)).toContain('Row 1, column 1: the given 5 was changed to 7.')
    expect(formOf(wrong)).toContain('Codewars: Sudoku Solver')
    expect(formOf({ ...boj, output: 'Finished!' })).toContain('Codewars: Did I Finish my Sudoku?')
    expect(formOf({ puzzle: solved, judge: 'codewars-did-i-finish', output: rows(solved, ' ') })).toContain(
      'BOJ 2580',
    )
  })

  test('may belong to no judge: then the format is named', () => {
    const numpy = { ...boj, output: writeGrid(gridOfLine(solved), 'numpy') }
    expect(judgementText(numpy)).toContain("Line 1 is '[[5 3 4 6 7 8 9 1 2]'")
    expect(formOf(numpy)).toBe('This is another format: numpy array.')
    expect(formOf(numpy, 'ko')).toBe('이 출력은 numpy 배열 형식입니다.')
    expect(formOf({ ...boj, output: writeGrid(gridOfLine(solved), 'bordered') })).toContain('Bordered grid')
  })

  test("is not mentioned when it is the judge's own, or belongs to no judge", () => {
    for (const output of [rows(solved, ' '), `Solution:\n${rows(solved, ' ')}`, '', 'Segmentation fault'])
      expect(formOf({ ...boj, output })).toBeUndefined()
    expect(formOf({ ...boj, output: Array.from(solved).join(' ') })).toBeUndefined()
    expect(formOf({ puzzle, judge: 'leetcode', output: arrays })).toBeUndefined()
  })
})

test('the judgement includes the printed board, if there was one', () => {
  expect(judgementOfCase({ puzzle, output: rows(solved) }).board?.join('')).toBe(solved)
  expect(judgementOfCase({ puzzle, output: rows(solved, ' ').repeat(2) }).board).toBeUndefined()
  expect(judgementOfCase({ puzzle, output: 'Finished!' }).board).toBeUndefined()
})
