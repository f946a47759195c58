import type { ListedBreakpoint } from '../session/debugging.ts'
import type { Breakpoint } from '../../search/breakpoints/breakpoint.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import styles from './Breakpoints.module.css'

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
export function ReadyBreakpoints() {
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
