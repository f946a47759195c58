import { givensOf } from '../givens.ts'
import { judgeBoard } from './checking/boards.ts'
import type { Judge } from './judge.ts'
import { MOST_CALLS, plainCallCount } from './checking/plainCalls.ts'
import { brokenGuarantee, noteOnAnyCompletion, checkSolvable } from './checking/promises.ts'
import { resemblanceToRows } from './checking/resemblance.ts'
import { cachedPerPuzzle } from './checking/solutions.ts'
import { BOJ_WORDS } from './checking/words.ts'
import { spacedRows } from './checking/writing.ts'

/**
 * A special judge: accepts any completion, with any white space between the numbers.
 * https://www.acmicpc.net/problem/2580
 */
export const boj2580: Judge = {
  id: 'boj-2580',
  name: { en: 'BOJ 2580', ko: '백준 2580' },
  words: BOJ_WORDS,
  answer: { kind: 'board', format: 'boj-2580' },
  inputFormats: ['boj-2580'],
  promise: {
    en: 'BOJ 2580 gives only puzzles that plain backtracking solves within 100,000 calls',
    ko: '백준 2580에서는 단순한 백트래킹으로 호출 100,000번 안에 풀리는 퍼즐만 입력으로 주어집니다',
  },
  inputFinding: cachedPerPuzzle((puzzle) => {
    const finding = checkSolvable(puzzle)
    const givens = givensOf(puzzle)
    if (finding.kind !== 'kept' || !givens.ok || plainCallCount(givens.value) < MOST_CALLS) return finding
    return brokenGuarantee({ en: 'this puzzle takes more calls', ko: '이 퍼즐은 더 많은 호출이 필요합니다' })
  }),
  resemblance: (printed) => resemblanceToRows(printed, ['boj-2580']),
  judge: (puzzle, printed) =>
    judgeBoard(puzzle, printed, spacedRows, () => ({ kind: 'accepted', note: noteOnAnyCompletion(puzzle) })),
}
