import type { Phrase } from '../../../i18n/text.ts'
import { type Conflict, conflicts } from '../../../sudoku/conflicts.ts'
import { sameBoard } from '../../../sudoku/grid.ts'
import { cellsPhrase, subjectKo, unitOf } from '../wording.ts'
import { type Rule, sighting } from './rule.ts'

/**
 * Finds that the puzzle has no solution: that a given stands twice in a unit, or that the search has tried everything and
 * taken it back.
 */
export const noSolution: Rule = (run) => {
  const { isUnsolvable, hasReturned, givens, tree } = run
  const [repeated] = conflicts(Uint8Array.from(givens))
  if (!isUnsolvable) return undefined
  if (repeated === undefined && !(hasReturned && sameBoard(tree.final, givens))) return undefined
  return sighting(run, {
    kind: 'no-solution',
    at: 0,
    event: 0,
    cells: new Map(repeated?.cells.slice(0, 3).map((cell) => [cell, 'fault'])),
    sentence:
      repeated === undefined
        ? {
            en: 'The puzzle has no solution: the search tries its digits and takes them all back. A digit of the board may be mistyped.',
            ko: '이 퍼즐에는 해답이 없습니다. 탐색은 숫자를 시도했다가 모두 지웁니다. 보드의 숫자를 잘못 옮겼을 수 있습니다.',
          }
        : repeatedSentence(repeated),
    rightProgram: {
      en: 'A right program says that there is no solution.',
      ko: '올바른 프로그램은 해답이 없다고 알립니다.',
    },
  })
}

function repeatedSentence({ unit, digit, cells }: Conflict): Phrase {
  const [within, where] = [unitOf(unit.kind, cells[0]), cellsPhrase(cells)]
  return {
    en: `The puzzle has no solution: ${within.en} has the given ${digit} more than once (${where.en}). One of them may be mistyped.`,
    ko: `이 퍼즐에는 해답이 없습니다. ${within.ko}에 주어진 ${subjectKo(digit)} 여러 번 있습니다(${where.ko}). 하나를 잘못 옮겼을 수 있습니다.`,
  }
}
