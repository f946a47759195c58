import { Button } from '../controls/Button.tsx'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import styles from './Breakpoints.module.css'
import sections from '../controls/Section.module.css'

/** Maximum hits listed; longer lists are impractical. */
const MOST_LISTED = 12

/** Buttons that go to breakpoint hits. */
export function Hits() {
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
