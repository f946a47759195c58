import { judgeBoard } from './checking/boards.ts'
import type { Judge } from './judge.ts'
import { checkOneSolution, verdictOnSolution } from './checking/promises.ts'
import { resemblanceToLists } from './checking/resemblance.ts'
import { CODEWARS_WORDS } from './checking/words.ts'
import { nestedLists } from './checking/writing.ts'

/**
 * The kata "Sudoku Solver": the answer is nested lists that equal the solution.
 * https://www.codewars.com/kata/5296bc77afba8baa690002d7
 */
export const codewars: Judge = {
  id: 'codewars',
  name: { en: 'Codewars: Sudoku Solver', ko: 'Codewars: Sudoku Solver' },
  words: CODEWARS_WORDS,
  answer: { kind: 'board', format: 'codewars' },
  inputFormats: ['codewars'],
  promise: {
    en: "Codewars' Sudoku Solver gives only puzzles that need no guessing, so they have one solution",
    ko: 'Codewars의 Sudoku Solver에서는 추측 없이 풀리는(해답이 하나인) 퍼즐만 입력으로 주어집니다',
  },
  inputFinding: checkOneSolution,
  resemblance: (printed) => resemblanceToLists(printed, ['codewars']),
  judge: (puzzle, printed) => judgeBoard(puzzle, printed, LISTS, () => verdictOnSolution(puzzle)),
}

const LISTS = nestedLists('\\d', {
  en: 'one list of nine lists of numbers, [[5, 3, …], …]',
  ko: '숫자 리스트 9개를 담은 리스트 [[5, 3, …], …]',
})
