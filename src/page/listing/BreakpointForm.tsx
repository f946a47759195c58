import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Breakpoint } from '../../search/breakpoints/breakpoint.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { SelectField } from '../controls/SelectField.tsx'
import { intoView } from '../controls/intoView.ts'
import { useMessages } from '../store/useApp.ts'
import { CellField } from './CellField.tsx'
import { breakpointOf, type Draft, draftOf } from './drafts.ts'
import { PlaceField } from './PlaceField.tsx'
import styles from './Breakpoints.module.css'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { DIGITS } from '../../sudoku/units.ts'

interface BreakpointFormProps {
  /** The breakpoint to edit; undefined for a new one. */
  readonly edited: Breakpoint | undefined
  /** Lines of the program's listing. */
  readonly lines: readonly HighlightedLine[]
  readonly save: (breakpoint: Breakpoint) => void
  readonly cancel: () => void
}

/**
 * Form for a breakpoint: its place (a line, or a kind of event) and its conditions. An empty field sets no condition.
 */
export default function BreakpointForm({ edited, lines, save, cancel }: BreakpointFormProps) {
  const { stepping } = useMessages()
  const words = useMessages().breakpoints
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
