import type { Strategy } from '../../engine/strategy.ts'
import { CandidateListProgram, candidateListWork } from '../shared/candidateListProgram.ts'

/**
 * Codewars' *Sudoku Solver* with a list of promising numbers: each overwrites the one before, the cell is reset to 0
 * when the list is exhausted, and a flag ends the search. Its work is counted as for the program `candidate-list`.
 */
export const promisingNumbers: Strategy = {
  id: 'promising-numbers',
  name: { en: 'Promising numbers', ko: 'promising 함수 (Codewars 풀이)' },
  summary: {
    en: 'Overwrites a cell with its next candidate, and sets it to 0 only when none is left (Python post on Codewars).',
    ko: '다음 후보를 칸에 바로 덮어쓰고, 남은 후보가 없을 때만 0으로 되돌립니다(Codewars Python 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'exhausted',
  rowMajorWork: { overwrites: true, entered: 27, used: 1, fitting: 1, arranged: 'struck' },
  workByKind: candidateListWork,
  begin: (board) => new CandidateListProgram(board),
}
