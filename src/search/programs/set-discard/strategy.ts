import type { Strategy } from '../../engine/strategy.ts'
import { CandidateSetProgram } from '../shared/candidateSetProgram.ts'

const WORK_PER_REMOVAL = 1

/**
 * Builds a set of candidates for every blank entered: 1 to 9, minus the digits in its row, column and box, cell by cell
 * with `discard`; the recursion returns a boolean. Work: cells read, set lookups, removals, and candidates taken from
 * the set.
 */
export const setDiscard: Strategy = {
  id: 'set-discard',
  name: { en: 'Set with discard', ko: 'set과 discard' },
  summary: {
    en: 'Discards every digit of row, column and box from a set, whether it is still there or not (Python post on BOJ 2580).',
    ko: '남아 있는지 확인하지 않고 행·열·박스의 숫자를 set에서 discard로 지웁니다(백준 2580 Python 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 27 * 2, used: WORK_PER_REMOVAL, fitting: 1 },
  workByKind: ({ visits, used, placements }) => ({
    cells: 27 * visits,
    calls: 27 * visits,
    removals: used,
    taken: placements,
  }),
  begin: (board) => new CandidateSetProgram(board, WORK_PER_REMOVAL),
}
