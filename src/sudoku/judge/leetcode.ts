import { judgeBoard } from './checking/boards.ts'
import type { Judge } from './judge.ts'
import { checkOneSolution, verdictOnSolution } from './checking/promises.ts'
import { resemblanceToLists } from './checking/resemblance.ts'
import { LEETCODE_WORDS } from './checking/words.ts'
import { nestedLists } from './checking/writing.ts'

/** Accepts nested arrays of strings that equal the solution: https://leetcode.com/problems/sudoku-solver/ */
export const leetcode: Judge = {
  id: 'leetcode',
  name: { en: 'LeetCode 37', ko: 'LeetCode 37' },
  words: LEETCODE_WORDS,
  answer: { kind: 'board', format: 'leetcode' },
  inputFormats: ['leetcode', 'strings'],
  promise: {
    en: 'LeetCode 37 guarantees exactly one solution',
    ko: 'LeetCode 37에서는 해답이 하나인 퍼즐만 입력으로 주어집니다',
  },
  inputFinding: checkOneSolution,
  resemblance: (printed) => resemblanceToLists(printed, ['leetcode', 'strings']),
  judge: (puzzle, printed) => judgeBoard(puzzle, printed, ARRAYS, () => verdictOnSolution(puzzle)),
}

const ARRAYS = nestedLists(`"[\\d.]"|'[\\d.]'`, {
  en: 'one array of nine arrays of strings, [["5", "3", …], …]',
  ko: '문자열 배열 9개를 담은 배열 [["5", "3", …], …]',
})
