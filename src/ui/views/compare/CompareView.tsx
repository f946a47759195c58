import 'virtual:rarer-font.css'
import { comparingOf } from '../../../app/comparing/comparing.ts'
import { useEffect } from 'react'
import { COMPARE } from '../../../i18n/compare.ts'
import { MessageLine } from '../../board/MessageLine.tsx'
import { BackgroundFailure } from '../../panels/BackgroundFailure.tsx'
import { useActions, useApp, useWords } from '../../useApp.ts'
import { CompareControls } from './CompareControls.tsx'
import { CompareTable } from './CompareTable.tsx'
import styles from './CompareView.module.css'
import { Method } from './Method.tsx'
import { Passing } from './Passing.tsx'
import { SetsQuestion } from './SetsQuestion.tsx'
import { useComparison } from './useComparison.ts'
import { useNoSearchKeys } from '../useNoSearchKeys.ts'
import { Why } from './Why.tsx'
import { WorkByKind } from './WorkByKind.tsx'

/** All programs on the puzzle at hand, to the same extent: what they need, how long they would run, and why. */
export default function CompareView() {
  const words = useWords(COMPARE)
  const { compare } = useActions()
  const failure = useApp((app) => comparingOf(app).failure)
  const hasConflicts = useApp((app) => app.puzzle.conflicts.length > 0)
  const isTold = useApp((app) => app.notice !== undefined)
  const comparison = useComparison()
  useNoSearchKeys()
  useEffect(() => {
    void compare({ kind: 'look' })
    return () => void compare({ kind: 'lookAway' })
  }, [compare])
  return (
    <main className={styles.view}>
      {isTold && <MessageLine />}
      <CompareControls comparison={comparison} />
      <BackgroundFailure failure={failure} />
      {hasConflicts && <p role="alert">{words.conflicts}</p>}
      {comparison.rows.length > 0 && (
        <>
          <div className={styles.cards}>
            <Passing comparison={comparison} />
            <Why comparison={comparison} />
          </div>
          <CompareTable comparison={comparison} />
          <WorkByKind comparison={comparison} />
          <SetsQuestion />
          <Method />
        </>
      )}
    </main>
  )
}
