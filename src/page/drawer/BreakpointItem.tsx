import type { ListedBreakpoint } from '../session/debugging.ts'
import { Button } from '../controls/Button.tsx'
import { ClearIcon } from '../controls/icons.tsx'
import { useActions, useMessages, useWords } from '../store/useApp.ts'
import { EditIcon } from '../listing/icons.tsx'
import type { Breakpoint, Condition, Place } from '../../search/breakpoints/breakpoint.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { SteppingWords } from '../words/stepping.ts'
import styles from './Breakpoints.module.css'
import { BREAKPOINTS } from './words.ts'

interface BreakpointItemProps {
  readonly breakpoint: ListedBreakpoint
  /** Lines of the program's listing. */
  readonly lines: readonly HighlightedLine[]
  /** Opens the form that changes the breakpoint. */
  readonly edit: () => void
  readonly remove: () => void
}

/** Row of a breakpoint: its switch, the line or kind of event at which it stops, and its conditions. */
export function BreakpointItem({ breakpoint, lines, edit, remove }: BreakpointItemProps) {
  const words = { ...useMessages().stepping, ...useWords(BREAKPOINTS) }
  const { debug } = useActions()
  const { id, isEnabled, place } = breakpoint
  const where = placeName(words, place, lines)
  const conditions = conditionNames(words, breakpoint).join(', ')
  const name = conditions === '' ? where : `${where}, ${conditions}`
  return (
    <li className={styles.breakpoint}>
      <label className={styles.enabled}>
        <input
          type="checkbox"
          checked={isEnabled}
          aria-label={words.enabled(name)}
          onChange={({ target }) => debug({ kind: 'enableBreakpoint', id, isEnabled: target.checked })}
        />
        <span>
          <span>{where}</span>
          {conditions !== '' && <span className={styles.conditions}>{conditions}</span>}
        </span>
      </label>
      <Button
        label={words.editNamed(name)}
        title={words.edit}
        icon={<EditIcon />}
        shows="icon"
        onClick={edit}
      />
      <Button
        label={words.removeNamed(name)}
        title={words.remove}
        icon={<ClearIcon />}
        shows="icon"
        onClick={remove}
      />
    </li>
  )
}

type NamingWords = SteppingWords & typeof BREAKPOINTS.en

/**
 * Returns the place of a breakpoint in words: a line of a user's program, a kind of event, or a step with its line in
 * the listing, if it has one there.
 */
function placeName(words: NamingWords, place: Place, lines: readonly HighlightedLine[]): string {
  if (place.kind === 'source-line') return words.lineNumber(place.line)
  if (place.kind !== 'line') return words.places[place.kind]
  const line = lineOfStep(lines, place.step)
  return line < 0 ? words.steps[place.step] : words.line(line + 1, words.steps[place.step])
}

/** Returns in words the conditions of a breakpoint, and the hit at which it stops if that is not every hit. */
function conditionNames(words: NamingWords, { conditions, nth }: Breakpoint): readonly string[] {
  const names = conditions.flatMap((condition) => conditionName(words, condition) ?? [])
  return nth === 0 ? names : [...names, words.nthHit(nth)]
}

function conditionName(words: NamingWords, condition: Condition): string | undefined {
  switch (condition.kind) {
    case 'cell':
      return words.cellName(condition.cell)
    case 'digit':
      return words.withDigit(condition.digit)
    case 'depth':
      return words.atDepth(condition.relation, condition.depth)
    case 'call':
      // Used internally by Step over; never in a user's breakpoint.
      return undefined
    default:
      return assertNever(condition)
  }
}
