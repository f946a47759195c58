import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OwnRun } from '../own.ts'
import type { OwnValues, ValuesPanel as Panel } from '../values.ts'
import type { LineValues } from '../../../runner/run/lineValues.ts'
import { assertNever } from '../../../sudoku/result.ts'
import { Button } from '../../controls/Button.tsx'
import { CopyIcon } from '../../controls/CopyIcon.tsx'
import fields from '../../controls/Field.module.css'
import { StopIcon } from '../../controls/icons.tsx'
import sections from '../../controls/Section.module.css'
import { LineText } from '../../listing/LineText.tsx'
import { useCommand, useSession, useWords } from '../../store/useApp.ts'
import { copyValuesOf, valuesOf } from './commands.ts'
import { ValueRows } from './ValueRows.tsx'
import { canReadValues } from '../panelRun.ts'
import { numericColumns } from './valueTable.ts'
import styles from './ValuesPanel.module.css'
import { VALUES } from './words.ts'

interface ValuesPanelProps {
  readonly panel: Panel
  readonly run: OwnRun | undefined
  readonly text: string
  readonly leave: () => void
}

/** The panel *Show here*: reads the values that an expression had each time a line was about to run. */
export function ValuesPanel({ panel, run, text, leave }: ValuesPanelProps) {
  const words = useWords(VALUES)
  const command = useCommand(valuesOf)
  const [typed, setTyped] = useState(run?.values?.request.expression ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const section = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { line } = panel
  const blocked = blockedBy(run, text)
  const values = run?.values
  const isReading = values?.kind === 'reading'
  const lines = text.split('\n').length

  useEffect(() => {
    // Arrow keys that move between the drawer's tabs leave the focus there.
    if (document.activeElement?.role !== 'tab') field.current?.focus()
  }, [])

  const closeOnEscape = useEffectEvent((press: KeyboardEvent) => {
    if (press.key !== 'Escape') return
    press.stopPropagation()
    close()
  })
  useEffect(() => {
    const element = section.current
    const listen = (press: KeyboardEvent) => closeOnEscape(press)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])

  function close(): void {
    command({ kind: 'close' })
    leave()
  }

  function read(from: number): void {
    const expression = typed.trim()
    setEmpty(expression === '')
    if (expression !== '' && blocked === undefined) command({ kind: 'read', expression, from })
  }

  return (
    <section ref={section} className={styles.panel} aria-label={words.name(line)}>
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          read(0)
        }}
      >
        <h3 className={sections.heading}>{words.title}</h3>
        <label className={styles.line}>
          <span>{words.line}</span>
          <input
            className={fields.field}
            aria-label={words.line}
            type="number"
            inputMode="numeric"
            min={1}
            max={lines}
            value={line}
            onChange={({ target }) => {
              const next = target.valueAsNumber
              if (Number.isInteger(next) && next >= 1 && next <= lines) command({ kind: 'open', line: next })
            }}
          />
        </label>
        <button
          type="button"
          className={styles.close}
          aria-label={words.close}
          title={words.close}
          onClick={close}
        >
          ✕
        </button>
        <input
          ref={field}
          className={`${fields.field} ${styles.expression}`}
          aria-label={words.expression}
          placeholder={words.example}
          value={typed}
          maxLength={400}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          onChange={({ target }) => setTyped(target.value)}
        />
        {isReading ? (
          <Button
            label={words.stop}
            icon={<StopIcon />}
            tone="stop"
            shows="label"
            onClick={() => command({ kind: 'stop' })}
          />
        ) : (
          <button type="submit" className={styles.read} disabled={blocked !== undefined}>
            {words.read}
          </button>
        )}
      </form>
      {isReading && (
        <progress
          className={styles.progress}
          value={values.events}
          max={Math.max(1, run?.events ?? 1)}
          aria-label={words.reading(values.events, run?.events ?? 0)}
        />
      )}
      <div className={styles.status} role="status">
        {isEmpty && typed.trim() === '' ? (
          <p data-tone="fault">{words.empty}</p>
        ) : blocked === undefined ? (
          values === undefined ? (
            <p>{words.hint}</p>
          ) : (
            <ReadingResult values={values} run={run} again={read} />
          )
        ) : (
          <p>{words[blocked]}</p>
        )}
      </div>
      {blocked !== 'unrun' && <Table values={values} panel={panel} />}
    </section>
  )
}

/** Returns the reason why no values can be read; undefined if they can. */
function blockedBy(run: OwnRun | undefined, text: string): 'unrun' | 'edited' | undefined {
  if (run === undefined || !canReadValues(run)) return 'unrun'
  return run.text === text ? undefined : 'edited'
}

interface ReadingResultProps {
  readonly values: OwnValues
  readonly run: OwnRun | undefined
  /** Reads again, from an event. */
  readonly again: (from: number) => void
}

/** Says how many values were read, or why none were; nothing while they are being read. */
function ReadingResult({ values, run, again }: ReadingResultProps): ReactNode {
  const words = useWords(VALUES)
  const command = useCommand(valuesOf)
  if (values.kind === 'reading') return undefined
  if (values.kind === 'lost') return <p data-tone="fault">{words.lost}</p>
  const { answer, request } = values
  switch (answer.kind) {
    case 'read':
      return <ReadLine answer={answer} run={run} again={again} request={request} />
    case 'fault':
      return <p data-tone="fault">{words.fault(answer.column, answer.message)}</p>
    case 'changes':
      return <p data-tone="fault">{words.changes(answer.what)}</p>
    case 'differs':
      return <p data-tone="fault">{words.differs}</p>
    case 'no-code': {
      const { next } = answer
      return (
        <>
          <p data-tone="fault">
            <LineText text={words.noCode(request.line, next)} />
          </p>
          {next !== undefined && (
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                command({ kind: 'open', line: next })
                again(request.from)
              }}
            >
              {words.goToLine(next)}
            </button>
          )}
        </>
      )
    }
    default:
      return assertNever(answer)
  }
}

interface ReadLineProps extends Omit<ReadingResultProps, 'values'> {
  readonly answer: LineValues
  readonly request: OwnValues['request']
}

/** Says how many values were read, and offers to read on from the shown event, or from the start. */
function ReadLine({ answer, request, run, again }: ReadLineProps) {
  const words = useWords(VALUES)
  const event = useSession(({ playhead }) => playhead.event)
  const { line, from } = request
  const { events, end, upTo } = answer
  const total =
    run?.counts?.kind === 'answered' ? run.counts.answer?.find(([each]) => each === line)?.[2] : undefined
  const cut = end === 'cut' ? ` ${words.cut(upTo)}` : ''
  const none = end === 'cut' ? words.cutBefore(line, upTo) : words.neverRan(line, from)
  const shown = words.count(events.length, total, from, end === 'full' ? upTo : undefined)
  const told = events.length === 0 ? none : shown + cut
  return (
    <>
      <p data-tone={events.length === 0 ? 'fault' : undefined}>
        <LineText text={told} />
      </p>
      {event !== from && event > 0 && (end === 'full' || from > 0) && (
        <button type="button" className={styles.link} onClick={() => again(event)}>
          {words.fromHere}
        </button>
      )}
      {from > 0 && (
        <button type="button" className={styles.link} onClick={() => again(0)}>
          {words.fromStart}
        </button>
      )}
    </>
  )
}

/** The values that were read, with buttons that draw them on the timeline or copy them; nothing if there are none. */
function Table({ values, panel }: { readonly values: OwnValues | undefined; readonly panel: Panel }) {
  const words = useWords(VALUES)
  const command = useCommand(valuesOf)
  const copy = useCommand(copyValuesOf)
  const [copied, setCopied] = useState<boolean>()
  if (values?.kind !== 'answered' || values.answer.kind !== 'read' || values.answer.events.length === 0)
    return undefined
  const { answer } = values
  return (
    <>
      <ValueRows values={answer} chosen={panel.row} />
      <div className={styles.foot}>
        {numericColumns(answer).map((column) => (
          <Button
            key={column}
            label={words.draw(answer.columns[column])}
            shows="label"
            aria-pressed={panel.drawn === column}
            onClick={() => command({ kind: 'draw', column: panel.drawn === column ? undefined : column })}
          />
        ))}
        <Button
          label={words.copy}
          icon={<CopyIcon />}
          onClick={() => void copy(words.event).then(setCopied)}
        />
        <p role="status" className={sections.hint}>
          {copied !== undefined && (copied ? words.copied : words.notCopied)}
        </p>
      </div>
    </>
  )
}
