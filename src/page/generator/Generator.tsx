import { useEffect } from 'react'
import type { OptionsError } from '../../search/generator/options.ts'
import { GENERATOR } from './words.ts'
import { generateOf } from './commands.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { intoView } from '../controls/intoView.ts'
import { BackgroundFailure } from '../panels/BackgroundFailure.tsx'
import styles from './Generator.module.css'
import { GeneratedSummary } from './Made.tsx'
import { Making } from './Making.tsx'
import { Options } from './Options.tsx'
import { useApp, useAppStore, usePhrase, useWords } from '../store/useApp.ts'

/** Puzzle generator: options, progress and result. @param isTarget true to scroll it into view as it opens */
export default function Generator({ isTarget }: { readonly isTarget: boolean }) {
  const store = useAppStore()
  const phrase = usePhrase()
  const failure = useApp(({ generator }) => generator.failure)
  const state = useApp(({ generator }) => generator.generation?.state)
  const strategy = useApp(({ generator }) => generator.generation?.options.strategy ?? '')
  const name = strategyWithId(strategy)?.name
  const program = name === undefined ? strategy : phrase(name)
  // Creating the commands also handles a link that requests a puzzle.
  useEffect(() => void generateOf(store), [store])
  return (
    <div ref={isTarget ? intoView : undefined} className={styles.generator}>
      <Options />
      {state?.status === 'running' && <Making state={state} program={program} />}
      {state !== undefined && state.status !== 'running' && (
        <GeneratedSummary state={state} program={program} />
      )}
      <BackgroundFailure failure={failure} />
    </div>
  )
}

export function RefusedOptions({ error }: { readonly error: OptionsError }) {
  return <span>{useWords(GENERATOR).refused(error)}</span>
}
