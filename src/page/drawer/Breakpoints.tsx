import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages, useSession, useWords } from '../store/useApp.ts'
import { BreakpointForm } from './BreakpointForm.tsx'
import { BreakpointItem } from './BreakpointItem.tsx'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { DrawerSection } from './DrawerSection.tsx'
import type { Breakpoint } from '../../search/breakpoints/breakpoint.ts'
import styles from './Breakpoints.module.css'
import sections from '../controls/Section.module.css'
import { HITS } from './words.ts'

/** The form is closed, edits a new breakpoint, or edits the breakpoint with this id. */
type Editing = 'nothing' | 'new' | number

/** Lists the breakpoints and their hits, with common breakpoints to add and a form to add or edit a breakpoint. */
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
    <DrawerSection id="breakpoints" heading={words.breakpoints}>
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
      {!isOpen ? (
        <div className={styles.choices}>
          {breakpoints.length === 0 && <ReadyBreakpoints added={() => adding.current?.focus()} />}
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
    </DrawerSection>
  )
}

/** Maximum hits listed; longer lists are impractical. */
const MOST_LISTED = 12

/** Buttons that go to breakpoint hits. */
function Hits() {
  const words = useWords(HITS)
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

/** Breakpoints offered while there are none. `nth`: 1 stops at the first hit alone, 0 at every hit. */
const READY: readonly (Breakpoint & { readonly place: { readonly kind: ReadyKind } })[] = [
  { place: { kind: 'backtrack' }, conditions: [], nth: 1 },
  { place: { kind: 'dead-end' }, conditions: [], nth: 0 },
  { place: { kind: 'solution' }, conditions: [], nth: 0 },
]

/** Buttons that add common breakpoints. @property added called after a press, which makes them superfluous */
function ReadyBreakpoints({ added }: { readonly added: () => void }) {
  const { stepping: words } = useMessages()
  const { debug } = useActions()
  return READY.map((ready) => (
    <Button
      key={ready.place.kind}
      label={words.ready[ready.place.kind]}
      shows="label"
      onClick={() => {
        debug({ kind: 'addBreakpoint', breakpoint: ready })
        added()
      }}
    />
  ))
}
