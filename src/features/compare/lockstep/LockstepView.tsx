import { raceQuestionOf } from '../../../app/compare/lockstepQuestion.ts'
import { raceOf } from './commands.ts'
import { useEffect } from 'react'
import { RACE } from './words.ts'
import { MessageLine } from '../../../ui/board/MessageLine.tsx'
import { useApp, useCommand, useWords } from '../../../ui/useApp.ts'
import { LaneCard } from './LaneCard.tsx'
import { RaceControls } from './LockstepControls.tsx'
import { RaceDock } from './LockstepDock.tsx'
import { RaceQuestion } from './LockstepQuestion.tsx'
import styles from './LockstepView.module.css'
import { useRaceKeys } from './useLockstepKeys.ts'

/** View of a race: programs side by side on one puzzle, in step, with common playback controls and one timeline. */
export default function RaceView() {
  const words = useWords(RACE)
  const race = useCommand(raceOf)
  const hasConflicts = useApp((app) => app.puzzle.conflicts.length > 0)
  const isReported = useApp((app) => app.notice !== undefined)
  const lanes = useApp(({ racing }) => racing?.lanes)
  const isAsking = useApp((app) => {
    const question = raceQuestionOf(app)
    return question !== undefined && question.guess === undefined
  })
  useRaceKeys()
  useEffect(() => {
    race({ kind: 'look' })
    return () => race({ kind: 'lookAway' })
  }, [race])
  return (
    <main className={styles.view} data-asking={isAsking}>
      {isReported && <MessageLine />}
      {lanes !== undefined && (
        <>
          <RaceControls lanes={lanes} />
          <RaceQuestion lanes={lanes} />
          {hasConflicts && <p role="alert">{words.conflicts}</p>}
          <div className={styles.lanes} data-lanes={lanes.length}>
            {lanes.map((lane, index) => (
              <LaneCard key={lane.id} lane={lane} number={index + 1} isRemovable={lanes.length > 2} />
            ))}
          </div>
          <RaceDock lanes={lanes} />
        </>
      )}
    </main>
  )
}
