import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { assertNever } from '../../sudoku/result.ts'
import { COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'

/** Describes an event as a predicate that follows a program's name: `puts 5 into row 1, column 2`. */
export function action(event: SearchEvent): string {
  const [digit, cell] = [digitOf(event), cellOf(event)]
  const where = `row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`
  const kind = kindOf(event)
  switch (kind) {
    case EventKind.place:
      return `puts ${digit} into ${where}`
    case EventKind.replace:
      return `tries ${digit} next in ${where}`
    case EventKind.backtrack:
      return `takes ${digit} back from ${where}`
    default:
      return assertNever(kind)
  }
}
