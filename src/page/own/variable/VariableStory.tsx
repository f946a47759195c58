import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { OwnVariable } from '../values.ts'
import type { ListingLanguage } from '../../../search/programs/folder.ts'
import { assertNever } from '../../../sudoku/result.ts'
import {
  type VariableStory as Story,
  type VariableWrite,
  writeAt,
} from '../../../runner/run/variableStory.ts'
import { Button } from '../../controls/Button.tsx'
import { StopIcon } from '../../controls/icons.tsx'
import { keyOf } from '../../controls/keys.ts'
import { LineText } from '../../listing/LineText.tsx'
import { formattedValue } from '../../listing/watchValue.ts'
import sections from '../../controls/Section.module.css'
import { useCommand, useSession, useWords } from '../../store/useApp.ts'
import { changesOf } from './changes.ts'
import { variableOf } from './commands.ts'
import styles from './VariableStory.module.css'
import { VARIABLE } from './words.ts'

interface VariableStoryProps {
  readonly variable: OwnVariable
  readonly language: ListingLanguage
  /** Number of events of the run. */
  readonly events: number
}

/**
 * Shows writes of the variable whose name the user pressed: the last one up to the position that was shown then, and
 * the writes before and after it.
 */
export function VariableStory({ variable, language, events }: VariableStoryProps) {
  const words = useWords(VARIABLE)
  const command = useCommand(variableOf)
  const section = useRef<HTMLElement>(null)
  const { request } = variable
  const { name, call, depth } = request
  const isReading = variable.kind === 'reading'

  useEffect(() => {
    section.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [request])
  useEffect(() => {
    if (section.current !== null) scrollTo(section.current)
  }, [request, isReading])

  function close(): void {
    flushSync(() => command({ kind: 'close' }))
    const names = [...document.querySelectorAll<HTMLElement>('[data-variable]')]
    const opener = names.find((each) => each.dataset['variable'] === `${depth} ${name}`)
    // The pressed button may be gone, because its call is not in progress at another event. Then focus the first name.
    ;(opener ?? names[0])?.focus()
  }

  const closeOnEscape = useEffectEvent((press: KeyboardEvent) => {
    if (keyOf(press) !== 'Escape') return
    press.preventDefault()
    press.stopPropagation()
    close()
  })
  useEffect(() => {
    const element = section.current
    const listen = (press: KeyboardEvent) => closeOnEscape(press)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])

  return (
    <section ref={section} className={styles.story} aria-label={words.title(name)} aria-busy={isReading}>
      <div className={styles.head}>
        <h2 className={sections.heading}>{words.title(name)}</h2>
        <button type="button" data-first className={styles.close} aria-label={words.close} onClick={close}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <p className={sections.hint}>{words.call(call, depth === 0 ? undefined : depth)}</p>
      <div role="status">
        <StoryStatus variable={variable} language={language} events={events} />
      </div>
      {variable.kind === 'answered' && variable.answer.kind === 'read' && (
        <Writes story={variable.answer} language={language} />
      )}
    </section>
  )
}

/** Scrolls the panel around an element, but not the page, to show as much of the element as fits. */
function scrollTo(element: HTMLElement): void {
  let panel = element.parentElement
  while (panel !== null && !/auto|scroll/.test(getComputedStyle(panel).overflowY)) panel = panel.parentElement
  if (panel === null || panel === document.documentElement) return
  const [inner, outer] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  const below = Math.max(0, inner.bottom - outer.bottom)
  panel.scrollTop += Math.min(below, inner.top - outer.top)
}

/** Shows the progress of reading the writes, then the last write up to the requested position, or why there is none. */
function StoryStatus({ variable, language, events }: VariableStoryProps): ReactNode {
  const words = useWords(VARIABLE)
  const command = useCommand(variableOf)
  if (variable.kind === 'reading')
    return (
      <div className={styles.reading}>
        <progress
          value={variable.events}
          max={Math.max(1, variable.request.to)}
          aria-label={words.reading(variable.events, events)}
        />
        <Button
          label={words.stop}
          icon={<StopIcon />}
          tone="stop"
          shows="label"
          onClick={() => command({ kind: 'close' })}
        />
      </div>
    )
  if (variable.kind === 'lost') return <p className={styles.fault}>{words.lost}</p>
  const { answer, request } = variable
  switch (answer.kind) {
    case 'missing':
      return <p className={styles.fault}>{words.missing}</p>
    case 'differs':
      return <p className={styles.fault}>{words.differs}</p>
    case 'read': {
      const last = writeAt(answer.writes, request.at)
      if (last !== undefined) return <LastWrite write={last} language={language} />
      return (
        <>
          <p>{words.unwritten(answer.from)}</p>
          {answer.from > 0 && (
            <Button label={words.further} shows="label" onClick={() => command({ kind: 'further' })} />
          )}
        </>
      )
    }
    default:
      return assertNever(answer)
  }
}

interface WriteProps {
  readonly write: VariableWrite
  readonly language: ListingLanguage
}

function LastWrite({ write, language }: WriteProps) {
  const words = useWords(VARIABLE)
  const change = useChange(write, language)
  return (
    <p>
      <LineText text={words.written(write.event, write.step, write.line, change)} />
    </p>
  )
}

function Writes({ story, language }: { readonly story: Story; readonly language: ListingLanguage }) {
  const words = useWords(VARIABLE)
  const current = useSession(({ playhead }) => writeAt(story.writes, playhead))
  if (story.writes.length === 0) return undefined
  return (
    <ol className={styles.writes} aria-label={words.writes}>
      {story.writes.map((write) => (
        <li key={`${write.event} ${write.step}`}>
          <Write write={write} language={language} isCurrent={write === current} />
        </li>
      ))}
    </ol>
  )
}

/** Button for a write; a click goes to the event and line of the write. */
function Write({ write, language, isCurrent }: WriteProps & { readonly isCurrent: boolean }) {
  const words = useWords(VARIABLE)
  const command = useCommand(variableOf)
  const change = useChange(write, language)
  const { event, step, line } = write
  return (
    <button
      type="button"
      className={styles.write}
      aria-label={words.row(event, step, line, change)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => command({ kind: 'goTo', position: { event, step } })}
    >
      <span>{words.figure(event)}</span>
      <span title={change} translate="no">
        {change}
      </span>
      <span>{words.line(line)}</span>
    </button>
  )
}

/** Describes what a write changed: the value, or the first changed entry of a list with the number of changed ones. */
function useChange({ before, after }: VariableWrite, language: ListingLanguage): string {
  const words = useWords(VARIABLE)
  const changes = changesOf(before, after)
  const [first] = changes
  if (first === undefined) return words.change(undefined, formattedValue(after, language))
  const was = first.before === undefined ? undefined : formattedValue(first.before, language)
  const change = words.change(was, formattedValue(first.after, language))
  const told = first.path === '' ? change : `${first.path} ${change}`
  return changes.length === 1 ? told : words.changes(changes.length, told)
}
