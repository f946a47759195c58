/** Phrases that the sentences of all rules share. People count rows, columns and events from 1. */
import { withJosa } from '../josa.ts'
import type { Phrase } from '../text.ts'
import { type Cell, COLUMN_OF, ROW_OF, type UnitKind } from '../units.ts'

export function place(cell: Cell): Phrase {
  const [row, column] = [ROW_OF[cell] + 1, COLUMN_OF[cell] + 1]
  return { en: `row ${row}, column ${column}`, ko: `${row}행 ${column}열` }
}

/** Begins a sentence: "At event 10, line 22 …". Korean continues with what happens on that line. */
export function atEvent(event: number, line: number): Phrase {
  if (line === 0) return { en: `At event ${event}, the program`, ko: `이벤트 ${event}에서` }
  return { en: `At event ${event}, line ${line}`, ko: `이벤트 ${event}에서 ${line}번 줄이` }
}

/** "5를": a digit as the object of a sentence. */
export function digitKo(digit: number): string {
  return withJosa(digit, '을/를')
}

export const UNIT_WORDS: Readonly<Record<UnitKind, Phrase>> = {
  row: { en: 'row', ko: '행' },
  column: { en: 'column', ko: '열' },
  box: { en: 'box', ko: '박스' },
}
