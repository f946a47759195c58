import { useEffect } from 'react'
import { comparingOf } from './comparing.ts'
import { MEASURED } from '../../../search/seconds/estimates.ts'
import { BackgroundFailure } from '../../panels/BackgroundFailure.tsx'
import { useApp, useCommand, useWords } from '../../store/useApp.ts'
import { useNoSearchKeys } from '../../views/searchKeys.ts'
import { COMPARE, TABLE } from '../words.ts'
import { compareOf } from './commands.ts'
import { Passing } from './Passing.tsx'
import { PickBar } from './PickBar.tsx'
import { ProgramTable } from './ProgramTable.tsx'
import styles from './TableView.module.css'
import { useComparison, type Comparison } from './useComparison.ts'
import { Why } from './Why.tsx'
import type { WorkKind } from '../../../search/engine/workKinds.ts'
import { builtInOf } from '../../session/sessions.ts'
import { ScrollRegion } from '../../panels/ScrollRegion.tsx'

/** Table of all programs on the current puzzle: counts, estimated seconds, and reasons for differences. */
export function TableView() {
  const compare = useCommand(compareOf)
  const failure = useApp((app) => comparingOf(app).failure)
  const comparison = useComparison()
  useNoSearchKeys(false)
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

/** Work of the chosen program by kind, each kind with its definition. */
function WorkByKind({ comparison: { chosen } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const { number } = useWords(COMPARE)
  if (chosen === undefined) return undefined
  const { kinds, work, ended } = chosen.cost
  const entries = Object.entries(kinds) as readonly [WorkKind, number][]
  return (
    <section className={styles.section} aria-labelledby="work-kinds">
      <h3 id="work-kinds">{words.workTitle(chosen.name)}</h3>
      <p className={styles.hint}>{words.workNote}</p>
      <dl className={styles.kinds}>
        {entries.map(([kind, amount]) => (
          <div key={kind}>
            <dt>{words.kind(kind)}</dt>
            <dd className={styles.amount}>
              <span>{ended ? number(amount) : words.atLeast(amount)}</span>
              {work > 0 && <span className={styles.share}>{` ${words.share(amount / work)}`}</span>}
            </dd>
            <dd>{words.definition(kind)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Ids of the programs with Python sets. */
const SETS: ReadonlySet<string> = new Set(['set-guarded', 'set-discard'])

/**
 * Shows the measured cost of `in` with `remove` against `discard` of Python sets; nothing if it was not measured. Opens
 * by itself for the two programs with a set.
 */
function SetsQuestion() {
  const words = useWords(TABLE)
  const isAsked = useApp((app) => SETS.has(builtInOf(app).strategy))
  const { pairs } = MEASURED
  if (pairs.length === 0) return undefined
  const ratios = pairs.map(({ guarded, discard }) => discard / guarded)
  return (
    <details className={styles.section} key={String(isAsked)} open={isAsked}>
      <summary>{words.setsTitle}</summary>
      <p>{words.sets(Math.min(...ratios), Math.max(...ratios))}</p>
      <p>{words.setsWhy}</p>
      <ScrollRegion name={words.setsTitle}>
        <table className={styles.pairs}>
          <thead>
            <tr>
              {words.setsHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ version, guarded, discard }, index) => (
              <tr key={version}>
                <th scope="row">{version}</th>
                <td>{words.secondsText(guarded)}</td>
                <td>{words.secondsText(discard)}</td>
                <td>{`${ratios[index].toFixed(2)} ×`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}
