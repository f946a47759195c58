/** The puzzle on the board is checked against the guarantee that a problem statement gives for its input. */
import { describe, expect, test } from 'vitest'
import { VERDICTS } from '../../../src/page/judge/words.ts'
import { PUZZLES } from '../puzzles.ts'
import { judgementOfCase } from './judgedCase.ts'

const { codewars1: puzzle, solved, twoSolutions } = PUZZLES

describe('The guarantee is checked:', () => {
  const sentence = (line: string, judge: string, language: 'en' | 'ko' = 'en') => {
    const { judge: found, input } = judgementOfCase({ puzzle: line, judge, output: '' })
    return VERDICTS[language].input(found.promise[language], input)
  }

  test('the puzzle meets it', () => {
    expect(sentence(puzzle, 'boj-2580')).toBe(
      'BOJ 2580 gives only puzzles that plain backtracking solves within 100,000 calls, and this puzzle qualifies.',
    )
    expect(sentence(solved, 'codewars-did-i-finish')).toContain(
      'gives only filled boards, and this puzzle qualifies.',
    )
  })

  test('there is no solution', () => {
    expect(sentence(PUZZLES.unsolvable, 'boj-2580')).toMatch(/, but this puzzle has no solution\.$/)
    expect(sentence(PUZZLES.unsolvable, 'boj-2239', 'ko')).toBe(
      '백준 2239에서는 해답이 있는 퍼즐만 입력으로 주어집니다. 하지만 이 퍼즐은 해답이 없습니다.',
    )
  })

  test('the givens conflict', () => {
    expect(sentence('55' + '0'.repeat(79), 'leetcode')).toBe(
      'LeetCode 37 guarantees exactly one solution, but the givens of this puzzle conflict.',
    )
  })

  test('there are several solutions, and one is guaranteed', () => {
    expect(sentence(twoSolutions, 'codewars')).toMatch(/, but this puzzle has several solutions\.$/)
    expect(sentence(twoSolutions, 'boj-2239')).toMatch(/, and this puzzle qualifies\.$/)
  })

  test('plain backtracking would take too long', () => {
    expect(sentence(PUZZLES.antiBruteForce, 'boj-2580')).toMatch(/, but this puzzle takes more calls\.$/)
    expect(sentence(PUZZLES.codewars2, 'boj-2580')).toMatch(/, and this puzzle qualifies\.$/)
  })

  test('the board is not filled', () => {
    expect(sentence(puzzle, 'codewars-did-i-finish')).toMatch(/, but this board has blanks\.$/)
  })
})
