import { conflicts } from '../../conflicts.ts'
import { type Grid, isComplete } from '../../grid.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { InputFinding, Note, Verdict } from '../judge.ts'
import { cachedSolutionCount, type SolutionCount } from './solutions.ts'

// Guarantees of problem statements about their inputs: each function `check…` checks a puzzle against one of them.

export function checkSolvable(puzzle: Grid): InputFinding {
  if (conflicts(puzzle).length > 0) return brokenGuarantee(CONFLICTS)
  const count = cachedSolutionCount(puzzle)
  return count === 'none' ? brokenGuarantee(NO_SOLUTION) : { kind: 'kept' }
}

export function checkOneSolution(puzzle: Grid): InputFinding {
  const finding = checkSolvable(puzzle)
  return finding.kind === 'kept' && cachedSolutionCount(puzzle) === 'several'
    ? brokenGuarantee(SEVERAL_SOLUTIONS)
    : finding
}

export function checkFinished(puzzle: Grid): InputFinding {
  return isComplete(puzzle) ? { kind: 'kept' } : brokenGuarantee(BLANKS)
}

/** @param found what breaks the guarantee */
export function brokenGuarantee(found: Phrase): InputFinding {
  return { kind: 'broken', found }
}

const CONFLICTS: Phrase = {
  en: 'the givens of this puzzle conflict',
  ko: '이 퍼즐은 주어진 숫자끼리 충돌합니다',
}
const NO_SOLUTION: Phrase = { en: 'this puzzle has no solution', ko: '이 퍼즐은 해답이 없습니다' }
const SEVERAL_SOLUTIONS: Phrase = {
  en: 'this puzzle has several solutions',
  ko: '이 퍼즐은 해답이 여러 개입니다',
}
const BLANKS: Phrase = { en: 'this board has blanks', ko: '이 보드에는 빈칸이 있습니다' }

/**
 * Returns the note on the puzzle's number of solutions, or its lack of givens, for judges that accept any solution. A
 * puzzle without solutions gets the note of a single one.
 */
export function noteOnAnyCompletion(puzzle: Grid): Note {
  if (puzzle.every((digit) => digit === 0)) return 'no-givens'
  switch (cachedSolutionCount(puzzle)) {
    case 'several':
      return 'one-of-several'
    case 'one':
    case 'none':
      return 'only-solution'
  }
}

/** Returns the verdict on a right solution by a judge that compares it with one known solution. */
export function verdictOnSolution(puzzle: Grid, count: SolutionCount = cachedSolutionCount(puzzle)): Verdict {
  switch (count) {
    case 'several':
      return { kind: 'undecided', doubt: 'several-solutions' }
    case 'one':
    case 'none':
      return { kind: 'accepted', note: 'only-solution' }
  }
}
