import { useShallow } from 'zustand/react/shallow'
import { MAX_LANES } from '../lockstep/lockstep.ts'
import { Button } from '../../controls/Button.tsx'
import { useApp, useAppStore, useWords } from '../../store/useApp.ts'
import { canBeWatched, pickedIds, picksOf } from '../picks.ts'
import { useProgramName } from '../useProgramName.ts'
import { TABLE } from '../words.ts'
import styles from './PickBar.module.css'

/** Id of the sentence that says how many programs can be chosen. */
export const PICK_LIMIT_ID = 'pick-limit'

/** The programs chosen in the table, and the button that shows them in step. */
export function PickBar() {
  const words = useWords(TABLE).picks
  const store = useAppStore()
  const nameOf = useProgramName()
  const picked = useApp(useShallow(pickedIds))
  return (
    <div className={styles.bar}>
      <Button
        label={words.watch}
        shows="label"
        isIdle={!canBeWatched(picked)}
        onClick={() => picksOf(store).watch()}
      />
      <p className={styles.names}>{picked.map(nameOf).join(' · ')}</p>
      <p id={PICK_LIMIT_ID} className={styles.limit} role="status">
        {picked.length < MAX_LANES ? words.howMany : words.full}
      </p>
    </div>
  )
}
