import styles from './Breakpoints.module.css'
import { EVENT_PLACES } from '../../search/breakpoints/breakpoint.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { STEP_KINDS } from '../../search/steps/step.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { useMessages } from '../store/useApp.ts'
import { lineField, sourceLineIn } from './drafts.ts'

interface PlaceFieldProps {
  /** Lines of the program's listing. */
  readonly lines: readonly HighlightedLine[]
  /** The chosen place, in the notation of `drafts.ts`. */
  readonly value: string
  /** Called with the place that the user chooses. */
  readonly change: (value: string) => void
}

/** Select for what hits a breakpoint (its place): an event that can happen anywhere, or a step of a line. */
export function PlaceField({ lines, value, change }: PlaceFieldProps) {
  const { stepping: words } = useMessages()
  const form = useMessages().breakpoints
  // A breakpoint at a step that this program lacks keeps that step until the user chooses another.
  const foreign = STEP_KINDS.find((step) => lineField(step) === value && lineOfStep(lines, step) < 0)
  const ownLine = sourceLineIn(value)
  return (
    <SelectField className={styles.place} label={form.where} value={value} change={change}>
      {foreign !== undefined && <option value={value}>{words.steps[foreign]}</option>}
      {ownLine !== undefined && <option value={value}>{words.lineNumber(ownLine)}</option>}
      <optgroup label={form.whereElse}>
        {EVENT_PLACES.map((kind) => (
          <option key={kind} value={kind}>
            {form.places[kind]}
          </option>
        ))}
      </optgroup>
      <optgroup label={form.whereLine}>
        {lines.flatMap(({ kinds }, index) =>
          kinds.map((kind) => (
            <option key={kind} value={lineField(kind)}>
              {words.line(index + 1, words.steps[kind])}
            </option>
          )),
        )}
      </optgroup>
    </SelectField>
  )
}
