import type { ListedBreakpoint } from '../session/debugging.ts'
import { Button } from '../controls/Button.tsx'
import { ClearIcon } from '../controls/icons.tsx'
import { useActions, useMessages } from '../store/useApp.ts'
import { EditIcon } from './icons.tsx'
import { conditionNames, placeName } from './breakpointName.ts'
import styles from './Breakpoints.module.css'
import type { HighlightedLine } from '../../search/steps/listing.ts'

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
  const words = { ...useMessages().stepping, ...useMessages().breakpoints }
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
