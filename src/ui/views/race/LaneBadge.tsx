import { placeOf, shareOf } from '../../../app/racing/lockstep.ts'
import type { Lane } from '../../../app/racing/racing.ts'
import { RACE } from '../../../i18n/race.ts'
import { useWords } from '../../useApp.ts'
import styles from './LaneCard.module.css'
import { useFinished, useRace } from './useRace.ts'

/** How far a lane has come, or in which place. */
export function LaneBadge({ lane }: { readonly lane: Lane }) {
  const words = useWords(RACE)
  const isFinished = useFinished(lane)
  const place = useRace((race) => placeOf(lane, race))
  const share = useRace((race) => {
    const whole = shareOf(lane, race)
    return whole === undefined ? undefined : words.share(whole)
  })
  const standing = lane.status === 'waiting' ? words.waiting : words.searching
  return (
    <span className={styles.badge} data-testid="badge">
      {isFinished ? words.place(place) : (share ?? standing)}
    </span>
  )
}
