import { isAskingIn } from './lockstep/lockstepQuestion.ts'
import { MessageLine } from '../why/Message.tsx'
import choices from '../controls/Choices.module.css'
import { useActions, useApp, useAppStore, useWords } from '../store/useApp.ts'
import styles from './CompareView.module.css'
import { LockstepControls, LockstepTitle } from './lockstep/LockstepControls.tsx'
import { LockstepView } from './lockstep/LockstepView.tsx'
import { picksOf } from './picks.ts'
import { TableControls, TableTitle } from './table/TableControls.tsx'
import { TableView } from './table/TableView.tsx'
import { COMPARE } from './words.ts'

/** Compares programs on the current puzzle: all of them in a table, or up to four in step. */
export default function CompareView() {
  const words = useWords(COMPARE)
  const isInStep = useApp(({ comparesInStep }) => comparesInStep)
  const hasConflicts = useApp(({ puzzle }) => puzzle.conflicts.length > 0)
  const isReported = useApp(({ notice }) => notice !== undefined)
  const isAsking = useApp(isAskingIn)
  return (
    <main className={isInStep ? styles.inStep : styles.table} data-asking={isInStep && isAsking}>
      {isReported && <MessageLine />}
      <div className={styles.head}>
        {isInStep ? <LockstepTitle /> : <TableTitle />}
        <Halves />
        {isInStep ? <LockstepControls /> : <TableControls />}
      </div>
      {hasConflicts && <p role="alert">{words.conflicts}</p>}
      {isInStep ? <LockstepView /> : <TableView />}
    </main>
  )
}

/** Switch between the table and the programs in step. */
function Halves() {
  const words = useWords(COMPARE)
  const { openTable } = useActions()
  const store = useAppStore()
  const isInStep = useApp(({ comparesInStep }) => comparesInStep)
  return (
    <div className={choices.choices} role="radiogroup" aria-label={words.halves}>
      <label>
        <input type="radio" name="compare-half" checked={!isInStep} onChange={openTable} />
        <span>{words.table}</span>
      </label>
      <label>
        <input type="radio" name="compare-half" checked={isInStep} onChange={() => picksOf(store).watch()} />
        <span>{words.inStep}</span>
      </label>
    </div>
  )
}
