import { type Cell, ROW_OF } from '../../../sudoku/units.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import { atEvent, cellPhrase } from '../wording.ts'
import { lineOf, type Rule, sighting } from './rule.ts'

/** Minimum number of steps back that show a habit. */
const FEW_STEPS = 2

/**
 * Finds that the step back from the first blank of a row goes to the last blank of the same row, as it does where a
 * column below 0 counts from the end of the row.
 */
export const backInRow: Rule = (run, { recorded }) => {
  const steps = recorded.flatMap(stepsFromFirst)
  if (steps.length < FEW_STEPS || steps.some(({ to, last }) => to !== last)) return undefined
  const step = stepsFromFirst(run).at(0)
  if (step === undefined) return undefined
  const { event, from, to } = step
  const line = lineOf(run, event)
  const at = atEvent(event, line)
  const [left, where] = [cellPhrase(from), cellPhrase(to)]
  return sighting(run, {
    kind: 'passes-over',
    at: event,
    event,
    line: undefined,
    otherLines: [line],
    cells: new Map([
      [from, 'blank'],
      [to, 'fault'],
    ]),
    sentence: {
      en: `${at.en} goes on with ${where.en}, where the search should go back from ${left.en} to the row above: the step back stays in its row (a column below 0 counts from the end of the row).`,
      ko: `${left.ko}에서 윗줄로 되돌아가야 하는데, ${at.ko} ${where.ko}에서 계속합니다. 되돌아갈 때 같은 행에 머무릅니다(0보다 작은 열 번호는 행의 끝에서부터 셉니다).`,
    },
    rightProgram: {
      en: 'A right program goes back to the last blank of the row above.',
      ko: '올바른 프로그램은 윗줄의 마지막 빈칸으로 되돌아갑니다.',
    },
  })
}

interface StepBack {
  readonly event: number
  readonly from: Cell
  readonly to: Cell
  /** The last blank of the row of `from`. */
  readonly last: Cell
}

/** Returns the steps from the first blank of a row that has been cleared, but for the first blank of all. */
function stepsFromFirst({ writes, blanks }: AnalysedRun): readonly StepBack[] {
  return Array.from(writes.subarray(1), (write, index): StepBack | undefined => {
    const [from, to] = [writes[index] >> 4, write >> 4]
    if ((writes[index] & 15) !== 0 || from === to || from === blanks[0]) return undefined
    const inRow = blanks.filter((cell) => ROW_OF[cell] === ROW_OF[from])
    if (inRow.length < 3 || inRow[0] !== from) return undefined
    return { event: index + 2, from, to, last: inRow[inRow.length - 1] }
  }).filter((step) => step !== undefined)
}
