import { useEffect } from 'react'
import { comparingOf } from './comparing.ts'
import { MEASURED } from '../../../search/seconds/estimates.ts'
import { BackgroundFailure } from '../../panels/BackgroundFailure.tsx'
import { useApp, useCommand, useWords } from '../../store/useApp.ts'
import { useNoSearchKeys } from '../../views/searchKeys.ts'
import { TABLE } from '../words.ts'
import { compareOf } from './commands.ts'
import { Passing } from './Passing.tsx'
import { PickBar } from './PickBar.tsx'
import { ProgramTable } from './ProgramTable.tsx'
import { SetsQuestion } from './SetsQuestion.tsx'
import styles from './TableView.module.css'
import { useComparison } from './useComparison.ts'
import { Why } from './Why.tsx'
import { WorkByKind } from './WorkByKind.tsx'

/** Table of all programs on the current puzzle: counts, estimated seconds, and reasons for differences. */
export function TableView() {
  const compare = useCommand(compareOf)
  const failure = useApp((app) => comparingOf(app).failure)
  const comparison = useComparison()
  useNoSearchKeys()
  useEffect(() => {
    compare({ kind: 'look' })
    return () => compare({ kind: 'lookAway' })
  }, [compare])
  return (
    <>
      <BackgroundFailure failure={failure} />
      {comparison.rows.length > 0 && (
        <>
          <div className={styles.cards}>
            <Passing comparison={comparison} />
            <Why comparison={comparison} />
          </div>
          <PickBar />
          <ProgramTable comparison={comparison} />
          <WorkByKind comparison={comparison} />
          <SetsQuestion />
          <Method />
        </>
      )}
    </>
  )
}

/** Explains how the times are estimated; nothing if no language was measured. */
function Method() {
  const words = useWords(TABLE)
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
