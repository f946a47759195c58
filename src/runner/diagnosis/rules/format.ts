import { sameBoard } from '../../../sudoku/grid.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/** Detects that the board is solved, but printed in another form or not at all, or that something else is printed. */
export const format: Rule = (run) => {
  const { verdict, tree, printed, printedSolutionCount, outcome, hasBoard } = run
  if (verdict === 'accepted' || outcome.kind !== 'finished') return undefined
  const event = lastEventOf(run)
  const found = { kind: 'format', event, cells: new Map() } as const
  if (printed.length === 1 && printedSolutionCount === 1 && verdict === 'presentation-error')
    return sighting(run, {
      ...found,
      at: event + 3,
      sentence: {
        en: 'The right board is printed, but not in the form that the judge wants.',
        ko: '보드는 맞지만 출력 형식이 다릅니다.',
      },
    })
  if (tree.solvedAt === undefined || tree.changedAt !== undefined || printedSolutionCount > 0)
    return undefined
  if (!hasBoard && tree.solvedAt !== 0) return undefined
  const solved = {
    en: `The board is solved after event ${tree.solvedAt}`,
    ko: `이벤트 ${tree.solvedAt} 다음에 보드가 완성되었지만`,
  }
  return sighting(run, {
    ...found,
    at: event + 1,
    event: tree.solvedAt,
    // A puzzle without blanks shows little of a program: another puzzle may show the reason.
    isVague: run.blanks.length === 0,
    sentence: isPrintedUnsolved(run)
      ? {
          en: `${solved.en}, but the puzzle is printed as it was: the solved board is a copy (a board passed by value, or assigned to a new name), and another one is printed.`,
          ko: `${solved.ko} 퍼즐을 그대로 출력합니다. 완성된 보드는 값으로 전달되거나 새로 만든 사본이고, 다른 보드를 출력합니다.`,
        }
      : run.output.trim() === ''
        ? { en: `${solved.en}, but nothing is printed.`, ko: `${solved.ko} 아무것도 출력하지 않습니다.` }
        : { en: `${solved.en}, but something else is printed.`, ko: `${solved.ko} 다른 것을 출력합니다.` },
    rightProgram: { en: 'A right program prints this board.', ko: '올바른 프로그램은 이 보드를 출력합니다.' },
  })
}

/** True if the last board printed is the puzzle, with its blanks. */
function isPrintedUnsolved({ printed, givens, blanks }: AnalysedRun): boolean {
  const last = printed.at(-1)
  return blanks.length > 0 && last !== undefined && sameBoard(last, givens)
}
