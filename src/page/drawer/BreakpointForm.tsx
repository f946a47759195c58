import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type Breakpoint, EVENT_PLACES } from '../../search/breakpoints/breakpoint.ts'
import { Button } from '../controls/Button.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { intoView } from '../controls/intoView.ts'
import { useMessages, useWords } from '../store/useApp.ts'
import { breakpointOf, type Draft, draftOf, lineField, sourceLineIn } from './drafts.ts'
import { cellNotation, DIGITS, UNITS } from '../../sudoku/units.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import { STEP_KINDS } from '../../search/steps/step.ts'
import fields from '../controls/Field.module.css'
import styles from './Breakpoints.module.css'
import { BREAKPOINTS } from './words.ts'

interface BreakpointFormProps {
  /** Undefined for a new one. */
  readonly edited: Breakpoint | undefined
  /** Lines of the program's listing. */
  readonly lines: readonly HighlightedLine[]
  readonly save: (breakpoint: Breakpoint) => void
  readonly cancel: () => void
}

/**
 * Form for a breakpoint: its place (a line, or a kind of event) and its conditions. An empty field sets no condition.
 */
export function BreakpointForm({ edited, lines, save, cancel }: BreakpointFormProps) {
  const { stepping } = useMessages()
  const words = useWords(BREAKPOINTS)
  const id = useId()
  const [draft, setDraft] = useState(() => draftOf(edited))
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    intoView(form.current)
    const first = form.current?.elements.item(0)
    if (first instanceof HTMLElement) first.focus()
  }, [])

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save(breakpointOf(draft))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={edited === undefined ? stepping.add : words.change}
      onSubmit={submit}
    >
      <PlaceField lines={lines} value={draft.place} change={(place) => change({ place })} />
      <CellField value={draft.cell} change={(cell) => change({ cell })} />
      <SelectField label={words.digit} value={draft.digit} change={(digit) => change({ digit })}>
        <option value="">{words.any}</option>
        {DIGITS.map((digit) => (
          <option key={digit}>{digit}</option>
        ))}
      </SelectField>
      <div className={styles.depthField}>
        <label htmlFor={id}>{words.depth}</label>
        <span>
          <select
            className={fields.field}
            aria-label={words.depthRelation}
            value={draft.relation}
            onChange={({ target }) => change({ relation: target.value === '=' ? '=' : '≥' })}
          >
            <option>≥</option>
            <option>=</option>
          </select>
          <input
            id={id}
            className={fields.field}
            type="number"
            min={0}
            max={81}
            placeholder={words.any}
            value={draft.depth}
            onChange={({ target }) => change({ depth: target.value })}
          />
        </span>
      </div>
      <label>
        <span>{words.nth}</span>
        <input
          className={fields.field}
          type="number"
          min={1}
          placeholder={words.every}
          value={draft.nth}
          onChange={({ target }) => change({ nth: target.value })}
        />
      </label>
      <div className={styles.actions}>
        <Button label={edited === undefined ? stepping.add : words.save} shows="label" type="submit" />
        <Button label={words.cancel} shows="label" onClick={cancel} />
      </div>
    </form>
  )
}

interface CellFieldProps {
  /** A cell (0–80), or empty for any. */
  readonly value: string
  readonly change: (value: string) => void
}

/** Select for a cell; its name can be typed: r5c2. */
function CellField({ value, change }: CellFieldProps) {
  const words = useWords(BREAKPOINTS)
  const rows = UNITS.filter(({ kind }) => kind === 'row')
  return (
    <SelectField label={words.cell} value={value} change={change}>
      <option value="">{words.any}</option>
      {rows.map(({ index, cells }) => (
        <optgroup key={index} label={words.row(index + 1)}>
          {cells.map((cell) => (
            <option key={cell} value={cell}>
              {cellNotation(cell)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

interface PlaceFieldProps {
  /** Lines of the program's listing. */
  readonly lines: readonly HighlightedLine[]
  /** The chosen place, in the notation of `drafts.ts`. */
  readonly value: string
  /** Called with the place that the user chooses. */
  readonly change: (value: string) => void
}

/** Select for a breakpoint's place: an event that can happen anywhere, or a step of a line. */
function PlaceField({ lines, value, change }: PlaceFieldProps) {
  const { stepping: words } = useMessages()
  const form = useWords(BREAKPOINTS)
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
