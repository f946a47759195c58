import { sameBoard } from '../../../sudoku/grid.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Finding } from '../finding.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

const SIDE = 9

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
  const separator = separatorIn(run)
  if (separator !== undefined) return sighting(run, { ...found, at: event + 3, ...separatedBy(separator) })
  if (tree.solvedAt === undefined || tree.changedAt !== undefined || printedSolutionCount > 0)
    return undefined
  if (!hasBoard && tree.solvedAt !== 0) return undefined
  const solved = {
    en: `The board is solved after event ${tree.solvedAt}`,
    ko: `이벤트 ${tree.solvedAt} 다음에 보드가 완성되었지만`,
  }
  const changed = changeIn(run)
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
      : changed !== undefined
        ? { en: `${solved.en}, but ${changed.en}.`, ko: `${solved.ko} ${changed.ko}.` }
        : run.output.trim() === ''
          ? { en: `${solved.en}, but nothing is printed.`, ko: `${solved.ko} 아무것도 출력하지 않습니다.` }
          : { en: `${solved.en}, but something else is printed.`, ko: `${solved.ko} 다른 것을 출력합니다.` },
    rightProgram: { en: 'A right program prints this board.', ko: '올바른 프로그램은 이 보드를 출력합니다.' },
  })
}

/** Minimum number of places in a printed board at which the same text stands between two digits. */
const MANY_PLACES = 60

/** Returns the text, other than spaces, that stands between the digits of the one board printed, if it is right. */
function separatorIn({ printed, printedSolutionCount, output }: AnalysedRun): string | undefined {
  if (printed.length !== 1 || printedSolutionCount !== 1) return undefined
  const [first, ...others] = [...output.matchAll(/\d([^\d\n]+)(?=\d)/g)].map(([, between]) => between)
  if (first === undefined || first.trim() === '') return undefined
  return others.filter((other) => other === first).length >= MANY_PLACES - 1 ? first.trim() : undefined
}

function separatedBy(separator: string): Pick<Finding, 'sentence'> {
  const escaped = /^\/[tn]$/.test(separator)
  const meant: Phrase = escaped
    ? {
        en: ` A backslash is meant: \\${separator[1]}, and not ${separator}.`,
        ko: ` 역슬래시를 써야 합니다. ${separator} 자리에 \\${separator[1]}입니다.`,
      }
    : { en: '', ko: '' }
  return {
    sentence: {
      en: `The right board is printed, but with “${separator}” between its digits.${meant.en}`,
      ko: `보드는 맞지만 숫자 사이에 “${separator}” 문자가 있습니다.${meant.ko}`,
    },
  }
}

/** True if the last board printed is the puzzle, with its blanks. */
function isPrintedUnsolved({ printed, givens, blanks }: AnalysedRun): boolean {
  const last = printed.at(-1)
  return blanks.length > 0 && last !== undefined && sameBoard(last, givens)
}

/** Returns how the last board printed differs from the solved one, if it does so in all its cells. */
function changeIn({ printed, tree: { final } }: AnalysedRun): Phrase | undefined {
  const last = printed.at(-1)
  if (last === undefined) return undefined
  const at = (row: number, column: number) => final[row * SIDE + column]
  if (last.every((digit, cell) => digit === at(cell % SIDE, Math.floor(cell / SIDE))))
    return {
      en: 'it is printed with rows and columns exchanged',
      ko: '행과 열을 바꾸어 출력합니다',
    }
  if (last.every((digit, cell) => digit === final[cell] - 1))
    return {
      en: 'each digit is printed as one less, as if digits counted from 0',
      ko: '숫자를 모두 1 작게 출력합니다. 숫자를 0부터 센 셈입니다',
    }
  return undefined
}
