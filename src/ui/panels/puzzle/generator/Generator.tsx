import { programWithId } from '../../../../app/programs.ts'
import { intoView } from '../../../intoView.ts'
import { InsightFailure } from '../../InsightFailure.tsx'
import styles from './Generator.module.css'
import { Made } from './Made.tsx'
import { Making } from './Making.tsx'
import { Options } from './Options.tsx'
import { useApp, usePhrase } from '../../../useApp.ts'

/** Options in, a puzzle on the board out. @param isSought the user has just opened it and wants to see it */
export default function Generator({ isSought }: { readonly isSought: boolean }) {
  const isBlank = useApp(({ puzzle }) => puzzle.grid.every((digit) => digit === 0))
  const phrase = usePhrase()
  const state = useApp(({ insight }) => insight.generation?.state)
  const strategy = useApp(({ insight }) => insight.generation?.options.strategy ?? '')
  const name = programWithId(strategy)?.name
  const program = name === undefined ? strategy : phrase(name)
  return (
    <div ref={isSought ? intoView : undefined} className={styles.generator}>
      <Options />
      {state?.status === 'running' && <Making state={state} program={program} />}
      {state !== undefined && state.status !== 'running' && <Made state={state} program={program} />}
      {/* Beside the facts of a puzzle that is told already. */}
      {isBlank && <InsightFailure />}
    </div>
  )
}
