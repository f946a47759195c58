import { InsightFailure } from '../../InsightFailure.tsx'
import styles from './Generator.module.css'
import { Made } from './Made.tsx'
import { Making } from './Making.tsx'
import { Options } from './Options.tsx'
import { useApp } from '../../../useApp.ts'

/** Options in, a puzzle on the board out. */
export default function Generator() {
  const isBlank = useApp(({ puzzle }) => puzzle.grid.every((digit) => digit === 0))
  const state = useApp(({ insight }) => insight.generation?.state)
  return (
    <div className={styles.generator}>
      <Options />
      {state?.status === 'running' && <Making state={state} />}
      {state !== undefined && state.status !== 'running' && <Made state={state} />}
      {/* Beside the facts of a puzzle that is told already. */}
      {isBlank && <InsightFailure />}
    </div>
  )
}
