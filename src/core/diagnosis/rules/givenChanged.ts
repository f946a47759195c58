import type { BoardOfFinding, Finding } from '../finding.ts'
import type { RecordedRun } from '../recordedRun.ts'
import { atEvent, digitKo, place } from '../wording.ts'

/** A given is overwritten or cleared. */
export function givenChanged(
  board: BoardOfFinding,
  { givens, writes, lines }: RecordedRun,
): Finding | undefined {
  const index = writes.findIndex((write) => givens[write >> 4] !== 0 && givens[write >> 4] !== (write & 15))
  if (index < 0) return undefined
  const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
  const at = atEvent(index + 1, lines[index])
  const where = place(cell)
  const given = givens[cell]
  return {
    kind: 'given-changed',
    board,
    event: index + 1,
    line: lines[index] === 0 ? undefined : lines[index],
    linesAround: [],
    cells: new Map([[cell, 'fault']]),
    units: [],
    sentence:
      digit === 0
        ? {
            en: `${at.en} clears the given ${given} in ${where.en}.`,
            ko: `${at.ko} ${where.ko}에 처음부터 있던 ${digitKo(given)} 지웁니다.`,
          }
        : {
            en: `${at.en} writes ${digit} over the given ${given} in ${where.en}.`,
            ko: `${at.ko} ${where.ko}에 처음부터 있던 ${given} 위에 ${digitKo(digit)} 씁니다.`,
          },
    rightProgram: {
      en: 'A right program writes to blanks only.',
      ko: '올바른 프로그램은 빈칸에만 씁니다.',
    },
  }
}
