import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { BreakpointItem } from './BreakpointItem.tsx'
import styles from './Breakpoints.module.css'
import { Hits } from './Hits.tsx'
import { ReadyBreakpoints } from './ReadyBreakpoints.tsx'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { Section } from '../controls/Section.tsx'
import sections from '../controls/Section.module.css'

const BreakpointForm = lazyPart(() => import('./BreakpointForm.tsx'))

/** What the form edits: nothing (it is closed), a new breakpoint, or the breakpoint with this id. */
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
