import { useEffect } from 'react'
import { comparingOf } from '../../app/compare/comparing.ts'
import { MEASURED } from '../../core/seconds/estimates.ts'
import { COMPARE } from './table/words.ts'
import { MessageLine } from '../../ui/board/MessageLine.tsx'
import { BackgroundFailure } from '../../ui/panels/BackgroundFailure.tsx'
import { useApp, useCommand, useWords } from '../../ui/useApp.ts'
import { useNoSearchKeys } from '../../ui/views/useNoSearchKeys.ts'
import { CompareControls } from './table/CompareControls.tsx'
import { CompareTable } from './table/CompareTable.tsx'
import styles from './table/CompareView.module.css'
import { Passing } from './table/Passing.tsx'
import { SetsQuestion } from './table/SetsQuestion.tsx'
import { Why } from './table/Why.tsx'
import { WorkByKind } from './table/WorkByKind.tsx'
import { compareOf } from './table/commands.ts'
import { useComparison } from './table/useComparison.ts'

/** Comparison of all programs on the current puzzle: counts, estimated seconds, and reasons for differences. */
export default function CompareView() {
  const words = useWords(COMPARE)
  const compare = useCommand(compareOf)
  const failure = useApp((app) => comparingOf(app).failure)
  const hasConflicts = useApp((app) => app.puzzle.conflicts.length > 0)
  const isReported = useApp((app) => app.notice !== undefined)
  const comparison = useComparison()
  useNoSearchKeys()
  useEffect(() => {
    compare({ kind: 'look' })
    return () => compare({ kind: 'lookAway' })
  }, [compare])
  return (
    <main className={styles.view}>
      {isReported && <MessageLine />}
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

/** Explains how the times are estimated; nothing if no language was measured. */
function Method() {
  const words = useWords(COMPARE)
  const { machine, measuredOn, languages } = MEASURED
  const versions = Object.values(languages).map(({ version }) => version)
  if (versions.length === 0) return undefined
  return (
    <section className={styles.section} aria-labelledby="seconds-method">
      <h3 id="seconds-method">{words.methodTitle}</h3>
      <p className={styles.hint}>{words.method(machine, measuredOn, versions)}</p>
    </section>
  )
}
