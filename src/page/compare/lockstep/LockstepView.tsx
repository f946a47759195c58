import { useEffect } from 'react'
import { useApp, useCommand } from '../../store/useApp.ts'
import { lockstepOf } from './commands.ts'
import { LaneCard } from './LaneCard.tsx'
import { LockstepDock } from './LockstepDock.tsx'
import { LockstepQuestion } from './LockstepQuestion.tsx'
import styles from './LockstepView.module.css'
import { useLockstepKeys } from './useLockstepKeys.ts'

/** Programs side by side on one puzzle, in step, with common playback controls and one timeline. */
export function LockstepView() {
  const command = useCommand(lockstepOf)
  const lanes = useApp(({ lockstep }) => lockstep?.lanes)
  useLockstepKeys()
  useEffect(() => {
    command({ kind: 'look' })
    return () => command({ kind: 'lookAway' })
  }, [command])
  if (lanes === undefined) return undefined
  return (
    <>
      <LockstepQuestion lanes={lanes} />
      <div className={styles.lanes} data-lanes={lanes.length}>
        {lanes.map((lane, index) => (
          <LaneCard key={lane.id} lane={lane} number={index + 1} isRemovable={lanes.length > 2} />
        ))}
      </div>
      <LockstepDock lanes={lanes} />
    </>
  )
}
