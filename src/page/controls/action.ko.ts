import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { assertNever } from '../../sudoku/result.ts'
import { COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { withJosa } from '../../i18n/josa.ts'

/** Returns an event, a program's action on the board, as a noun phrase. */
export function action(event: SearchEvent): string {
  const [digit, cell] = [digitOf(event), cellOf(event)]
  const where = `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`
  const kind = kindOf(event)
  switch (kind) {
    case EventKind.place:
      return `${where}에 ${withJosa(digit, '을/를')} 배치`
    case EventKind.replace:
      return `${where}에 다음 후보 ${digit} 시도`
    case EventKind.backtrack:
      return `${where}의 ${digit} 백트랙`
    default:
      return assertNever(kind)
  }
}
