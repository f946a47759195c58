import type { AnalysedRun } from '../analysedRun.ts'
import { atEvent, cellPhrase } from '../wording.ts'
import { lineOf, type Rule, sighting } from './rule.ts'

/** Boards that a program solves and changes at once, of which a wrong check does not refuse the last digit of each. */
const MANY_SOLVED = 4

/** True if the write after the last of several digits changes the solved board. */
function changesSolved({ blanks, tree: { solvedAt = 0, changedAt } }: AnalysedRun): boolean {
  return blanks.length > 1 && solvedAt > 0 && changedAt === solvedAt + 1
}

/** Detects that a program solves the board, prints no solution, and then changes a cell that is blank in the puzzle. */
export const goesOn: Rule = (run, { placesFirst, runs }) => {
  const { tree, writes, printedSolutionCount } = run
  const { solvedAt, changedAt } = tree
  if (solvedAt === undefined || changedAt === undefined || printedSolutionCount > 0) return undefined
  const [cell, digit] = [writes[changedAt - 1] >> 4, writes[changedAt - 1] & 15]
  // Of a run that the user stopped, it is not known what it printed.
  if (run.givens[cell] !== 0 || run.outcome.kind === 'stopped') return undefined
  const line = lineOf(run, changedAt)
  const at = atEvent(changedAt, line)
  const where = cellPhrase(cell)
  const isLast = solvedAt > 0 && cell === writes[solvedAt - 1] >> 4 && changedAt === solvedAt + 1
  // A program that checks a digit after placing it, and refuses the right last digit, makes the same write.
  const isOpen = placesFirst && isLast
  const mayRefuse = isOpen && runs.filter(changesSolved).length < MANY_SOLVED
  const does =
    digit === 0
      ? { en: `takes the digit in ${where.en} back`, ko: `${where.ko}의 숫자를 지웁니다` }
      : { en: `puts ${digit} into ${where.en}`, ko: `${where.ko}의 숫자를 바꿉니다` }
  return sighting(run, {
    kind: mayRefuse ? 'skips' : 'goes-on',
    at: changedAt,
    event: changedAt,
    line,
    cells: new Map([[cell, digit === 0 ? 'blank' : 'fault']]),
    isVague: isOpen,
    sentence: mayRefuse
      ? {
          en: `${at.en} ${does.en} although it completes the board: the check refuses it, or the program does not use the result of the check.`,
          ko: `보드가 완성되었는데도 ${at.ko} ${does.ko}. 검사가 이 숫자를 막거나, 프로그램이 검사 결과를 쓰지 않습니다.`,
        }
      : {
          en: `The board is solved at event ${solvedAt}, but ${at.en.replace('At event', 'at event')} ${does.en}: the search goes on, and the solution is not printed.`,
          ko: `이벤트 ${solvedAt}에서 보드가 완성되었지만 ${at.ko} ${does.ko}. 탐색이 멈추지 않고, 해답도 출력하지 않습니다.`,
        },
    rightProgram: {
      en: `A right program prints the board after event ${solvedAt} and stops.`,
      ko: `올바른 프로그램은 이벤트 ${solvedAt} 다음에 보드를 출력하고 멈춥니다.`,
    },
  })
}
