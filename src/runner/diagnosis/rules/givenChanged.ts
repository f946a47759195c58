import { candidates, hasDigit } from '../../../sudoku/candidates.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import { atEvent, objectKo, cellPhrase } from '../wording.ts'
import { lineOf, type Rule, sighting } from './rule.ts'

export const givenChanged: Rule = (run) => {
  const { givens, writes } = run
  const index = writes.findIndex((write) => givens[write >> 4] !== 0 && givens[write >> 4] !== (write & 15))
  if (index < 0) return undefined
  const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
  const event = index + 1
  const line = lineOf(run, event)
  const at = atEvent(event, line)
  const where = cellPhrase(cell)
  const given = givens[cell]
  const asBlank = fitsAt(run, index)
    ? {
        en: ', as if this filled cell were blank: the digit fits there but for the given',
        ko: ' 이미 채워진 칸을 빈칸처럼 다룹니다.',
      }
    : { en: '', ko: '' }
  return sighting(run, {
    kind: 'given-changed',
    at: event,
    event,
    line,
    cells: new Map([[cell, digit === 0 ? 'blank' : 'fault']]),
    sentence:
      digit === 0
        ? {
            en: `${at.en} clears the given ${given} in ${where.en}.`,
            ko: `${at.ko} ${where.ko}에 주어진 ${objectKo(given)} 지웁니다.`,
          }
        : {
            en: `${at.en} writes ${digit} over the given ${given} in ${where.en}${asBlank.en}.`,
            ko: `${at.ko} ${where.ko}에 주어진 ${given} 위에 ${objectKo(digit)} 씁니다.${asBlank.ko}`,
          },
    rightProgram: {
      en: 'A right program writes only to cells that are blank in the puzzle.',
      ko: '올바른 프로그램은 퍼즐에서 빈칸이었던 칸에만 씁니다.',
    },
  })
}

/** True if the digit of a write fits in its cell, except for the digit that is there. */
function fitsAt({ givens, writes }: AnalysedRun, index: number): boolean {
  const board = [...givens]
  for (const write of writes.subarray(0, index)) board[write >> 4] = write & 15
  return hasDigit(candidates(board, writes[index] >> 4), writes[index] & 15)
}
