import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { BreakpointItem } from './BreakpointItem.tsx'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { Section } from '../controls/Section.tsx'
import type { ListedBreakpoint } from '../session/debugging.ts'
import type { Breakpoint } from '../../search/breakpoints/breakpoint.ts'
import styles from './Breakpoints.module.css'
import sections from '../controls/Section.module.css'

const BreakpointForm = lazyPart(() => import('./BreakpointForm.tsx'))

/** The form is closed, edits a new breakpoint, or edits the breakpoint with this id. */
type Editing = 'nothing' | 'new' | number

/** Lists the breakpoints and their hits, with toggles for common breakpoints and a form to add or edit a breakpoint. */
export function Breakpoints({ lines }: { readonly lines: readonly HighlightedLine[] }) {
  const { stepping: words } = useMessages()
  const { debug } = useActions()
  const breakpoints = useApp((app) => app.breakpoints)
  const hasHits = useSession(({ debugging }) => debugging.hits.length > 0)
  const [editing, setEditing] = useState<Editing>('nothing')
  const edited = breakpoints.find(({ id }) => id === editing)
  const isOpen = editing === 'new' || edited !== undefined
  const adding = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // Once the form closes: if the focused element was removed with it, the button that adds a breakpoint is focused.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) adding.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <Section id="breakpoints" heading={words.breakpoints}>
      {breakpoints.length === 0 && <p className={sections.hint}>{words.noBreakpoints}</p>}
      <ul className={styles.breakpoints}>
        {breakpoints.map((breakpoint) => (
          <BreakpointItem
            key={breakpoint.id}
            breakpoint={breakpoint}
            lines={lines}
            edit={() => setEditing(breakpoint.id)}
            remove={() => {
              debug({ kind: 'removeBreakpoint', id: breakpoint.id })
              adding.current?.focus()
            }}
          />
        ))}
      </ul>
      <ReadyBreakpoints />
      {!isOpen ? (
        <div>
          <Button ref={adding} label={words.add} shows="label" onClick={() => setEditing('new')} />
        </div>
      ) : (
        <BreakpointForm
          key={edited?.id}
          edited={edited}
          lines={lines}
          save={(breakpoint) => {
            debug(
              edited === undefined
                ? { kind: 'addBreakpoint', breakpoint }
                : { kind: 'changeBreakpoint', id: edited.id, breakpoint },
            )
            setEditing('nothing')
          }}
          cancel={() => setEditing('nothing')}
        />
      )}
      {hasHits && <Hits />}
    </Section>
  )
}

/** Maximum hits listed; longer lists are impractical. */
const MOST_LISTED = 12

/** Buttons that go to breakpoint hits. */
function Hits() {
  const words = useMessages().hits
  const { goToEvent } = useActions()
  const hits = useSession(({ debugging }) => debugging.hits)
  const unlisted = hits.length - MOST_LISTED
  return (
    <div className={sections.section} role="group" aria-labelledby="hits">
      <h3 id="hits" className={sections.heading}>
        {words.hits}
      </h3>
      <div className={styles.choices}>
        {hits.slice(0, MOST_LISTED).map((event) => (
          <Button key={event} label={words.hit(event)} shows="label" onClick={() => goToEvent(event)} />
        ))}
      </div>
      {unlisted > 0 && <p className={sections.hint}>{words.more(unlisted)}</p>}
    </div>
  )
}

type ReadyKind = 'backtrack' | 'dead-end' | 'solution'

/** Breakpoints offered as toggles. `nth`: 1 stops at the first hit alone, 0 at every hit. */
const READY: readonly (Breakpoint & { readonly place: { readonly kind: ReadyKind } })[] = [
  { place: { kind: 'backtrack' }, conditions: [], nth: 1 },
  { place: { kind: 'dead-end' }, conditions: [], nth: 0 },
  { place: { kind: 'solution' }, conditions: [], nth: 0 },
]

/** Returns true if a breakpoint in the list equals a ready one, even if it is disabled. */
function isLike({ place, conditions, nth }: ListedBreakpoint, ready: Breakpoint): boolean {
  return place.kind === ready.place.kind && conditions.length === 0 && nth === ready.nth
}

/** Common breakpoints as toggles. */
function ReadyBreakpoints() {
  const { stepping: words } = useMessages()
  const { debug } = useActions()
  const breakpoints = useApp((app) => app.breakpoints)
  return (
    <div className={styles.choices}>
      {READY.map((ready) => {
        const set = breakpoints.find((listed) => isLike(listed, ready))
        return (
          <Button
            key={ready.place.kind}
            label={words.ready[ready.place.kind]}
            shows="label"
            aria-pressed={set !== undefined}
            onClick={() =>
              debug(
                set === undefined
                  ? { kind: 'addBreakpoint', breakpoint: ready }
                  : { kind: 'removeBreakpoint', id: set.id },
              )
            }
          />
        )
      })}
    </div>
  )
}
