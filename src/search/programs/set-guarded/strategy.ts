import type { Strategy } from '../../engine/strategy.ts'
import { CandidateSetProgram } from '../shared/candidateSetProgram.ts'

/** The lookup by `remove`, and the removal. */
const WORK_PER_REMOVAL = 2

/**
 * Builds a set of candidates for every blank entered: 1 to 9, minus the digits in its row, column and box. Removes the
 * digits cell by cell, with `remove`. `remove` throws for missing digits, so `in` guards it. The recursion returns
 * a boolean.
 * Work: cells read, set lookups (by `in` and again by `remove`), removals, and candidates taken from the set.
 */
export const setGuarded: Strategy = {
  id: 'set-guarded',
  name: { en: 'Set guarded by in', ko: 'in으로 확인하는 set' },
  summary: {
    en: 'Checks with in whether a digit is in the set before removing it, so each removal looks it up twice (Python post on BOJ 2580).',
    ko: 'set에 있는지 in으로 확인하고 remove로 지우므로, 지울 때마다 두 번 찾습니다(백준 2580 Python 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 27 * 2, used: WORK_PER_REMOVAL, fitting: 1 },
  workByKind: ({ visits, used, placements }) => ({
    cells: 27 * visits,
    tests: 27 * visits,
    calls: used,
    removals: used,
    taken: placements,
  }),
  begin: (board) => new CandidateSetProgram(board, WORK_PER_REMOVAL),
}
