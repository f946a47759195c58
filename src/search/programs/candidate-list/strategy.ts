import type { Strategy } from '../../engine/strategy.ts'
import { CandidateListProgram, candidateListWork } from '../shared/candidateListProgram.ts'

/**
 * Lists the candidates of every blank entered: 1 to 9, minus the digits in its row, column and box, cell by cell with
 * `in` and `remove`. Its author did not stop at the first solution. Work: cells read, list entries compared by `in` and
 * again by `remove`, removals, and candidates taken from the list.
 */
export const candidateList: Strategy = {
  id: 'candidate-list',
  name: { en: 'Candidate list', ko: '후보 리스트' },
  summary: {
    en: 'Removes the digits of row, column and box from a list, with in and remove (Python post on BOJ 2580, with the tables).',
    ko: '행·열·박스의 숫자를 리스트에서 in과 remove로 하나씩 지웁니다(표와 함께 소개한 백준 2580 Python 글).',
  },
  extent: 'all',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 27, used: 1, fitting: 1, arranged: 'struck' },
  workByKind: candidateListWork,
  begin: (board) => new CandidateListProgram(board),
}
