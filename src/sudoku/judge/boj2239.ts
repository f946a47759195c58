import type { Grid } from '../grid.ts'
import { judgeBoard } from './checking/boards.ts'
import { placesOn } from './checking/faults.ts'
import type { Judge, Verdict } from './judge.ts'
import { noteOnAnyCompletion, checkSolvable } from './checking/promises.ts'
import { resemblanceToRows } from './checking/resemblance.ts'
import { cachedSolutionCount, type SolutionRank, solutionRank } from './checking/solutions.ts'
import { BOJ_WORDS } from './checking/words.ts'
import { tightRows } from './checking/writing.ts'

/** Expects the solution that is the smallest number of 81 digits: https://www.acmicpc.net/problem/2239 */
export const boj2239: Judge = {
  id: 'boj-2239',
  name: { en: 'BOJ 2239', ko: '백준 2239' },
  words: BOJ_WORDS,
  answer: { kind: 'board', format: 'boj-2239' },
  inputFormats: ['boj-2239'],
  promise: {
    en: 'BOJ 2239 gives only puzzles that have a solution',
    ko: '백준 2239에서는 해답이 있는 퍼즐만 입력으로 주어집니다',
  },
  inputFinding: checkSolvable,
  resemblance: (printed) => resemblanceToRows(printed, ['boj-2239']),
  judge: (puzzle, printed) =>
    judgeBoard(puzzle, printed, tightRows, (solution) => {
      const rank: SolutionRank =
        cachedSolutionCount(puzzle) === 'one' ? { kind: 'first' } : solutionRank(puzzle, solution)
      return verdictOf(puzzle, solution, rank)
    }),
}

/** Returns the verdict on a solution: accepted if it is the lexicographically first. */
function verdictOf(puzzle: Grid, solution: Grid, rank: SolutionRank): Verdict {
  switch (rank.kind) {
    case 'first': {
      const note = noteOnAnyCompletion(puzzle)
      return { kind: 'accepted', note: note === 'only-solution' ? note : 'first-of-several' }
    }
    case 'later': {
      const { cell, digit } = rank
      const reason = { code: 'not-first', cell, printed: solution[cell], first: digit } as const
      return { kind: 'wrong', reason, places: placesOn(solution, [cell]) }
    }
  }
}
