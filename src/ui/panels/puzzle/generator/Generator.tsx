import 'virtual:rarer-font.css'
import { programWithId } from '../../../../app/programs.ts'
import { intoView } from '../../../intoView.ts'
import { BackgroundFailure } from '../../BackgroundFailure.tsx'
import styles from './Generator.module.css'
import { Made } from './Made.tsx'
import { Making } from './Making.tsx'
import { Options } from './Options.tsx'
import { useApp, usePhrase } from '../../../useApp.ts'

/** Options in, a puzzle on the board out. @param isSought the user has just opened it and wants to see it */
export default function Generator({ isSought }: { readonly isSought: boolean }) {
  const phrase = usePhrase()
  const failure = useApp(({ generator }) => generator.failure)
  const state = useApp(({ generator }) => generator.generation?.state)
  const strategy = useApp(({ generator }) => generator.generation?.options.strategy ?? '')
  const name = programWithId(strategy)?.name
  const program = name === undefined ? strategy : phrase(name)
  return (
    <div ref={isSought ? intoView : undefined} className={styles.generator}>
      <Options />
      {state?.status === 'running' && <Making state={state} program={program} />}
      {state !== undefined && state.status !== 'running' && <Made state={state} program={program} />}
      <BackgroundFailure failure={failure} />
    </div>
  )
}
