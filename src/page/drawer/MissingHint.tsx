import { isReadable } from '../player/rate.ts'
import sections from '../controls/Section.module.css'
import { useApp, useMessages, useSession } from '../store/useApp.ts'

/** Says why there are no variables or calls to show. @property none text for when it is known that there are none */
export function MissingHint({ none }: { readonly none: string }) {
  const { notKnown } = useMessages().stepping
  const hasRun = useSession(({ debugging }) => debugging.executionPoint?.step !== undefined)
  const lines = useSession(({ debugging }) => debugging.executionPoint?.lines)
  const isRead = useApp(isReadable)
  const text = () => {
    if (!hasRun || lines === 'known') return none
    if (lines === 'unknown') return notKnown.unknown
    // Lines are not fetched while they could not be read.
    return isRead ? notKnown.fetching : notKnown.unreadable
  }
  return <p className={sections.hint}>{text()}</p>
}
