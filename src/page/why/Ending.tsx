import { Button } from '../controls/Button.tsx'
import { PlayIcon } from '../controls/icons.tsx'
import { OwnLikeness } from '../own/ownParts.tsx'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import styles from './Why.module.css'

/** At the solution: what the search cost, which of Backdoku's programs it is like, and a button to watch it all. */
export function Ending() {
  const words = useMessages().sentence
  const { goToStart, play } = useActions()
  const backtracks = useSession(({ frame }) => frame.moment.backtracks)
  const isOwn = useSession(({ program }) => program.kind === 'own')

  function watchFromStart(): void {
    goToStart()
    play()
  }

  return (
    <div className={styles.ending}>
      <p>
        {/* The line above the timeline, or the Program panel, says that it took none back. */}
        {backtracks > 0 && <span>{`${words.tookBack(backtracks)} `}</span>}
        {isOwn && <OwnLikeness />}
      </p>
      <Button label={words.fromStart} icon={<PlayIcon />} tone="primary" onClick={watchFromStart} />
    </div>
  )
}
