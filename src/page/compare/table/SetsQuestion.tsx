import { builtInOf } from '../../session/sessions.ts'
import { MEASURED } from '../../../search/seconds/estimates.ts'
import { TABLE } from '../words.ts'
import { ScrollRegion } from '../../panels/ScrollRegion.tsx'
import { useApp, useWords } from '../../store/useApp.ts'
import styles from './TableView.module.css'

/** Ids of the programs with Python sets. */
const SETS: ReadonlySet<string> = new Set(['set-guarded', 'set-discard'])

/**
 * Shows the measured cost of `in` with `remove` against `discard` of Python sets; nothing if it was not measured. Opens
 * by itself for the two programs with a set.
 */
export function SetsQuestion() {
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
