import { useEffect } from 'react'
import type { OptionsError } from '../../search/generator/options.ts'
import { GENERATOR } from './words.ts'
import { generateOf } from './commands.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { intoView } from '../controls/intoView.ts'
import { BackgroundFailure } from '../panels/BackgroundFailure.tsx'
import styles from './Generator.module.css'
import { Options } from './Options.tsx'
import { useApp, useAppStore, usePhrase, useWords, useCommand } from '../store/useApp.ts'
import type { Generation } from './generator.ts'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import sections from '../controls/Section.module.css'
import { CopyIcon } from '../controls/CopyIcon.tsx'

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

/** Progress of making a puzzle, with a Stop button. */
function Making({
  state: { tried, best },
  program,
}: Pick<Generation, 'state'> & { readonly program: string }) {
  const words = useWords(GENERATOR)
  const generate = useCommand(generateOf)
  return (
    <div className={styles.state}>
      <progress className={styles.progress} aria-label={words.progressName} />
      <p className={sections.hint} data-testid="making">
        <span>{`${words.tried(tried)} `}</span>
        {best !== undefined && <span>{words.best(best.givens, best.events, best.ended, program)}</span>}
      </p>
      <div>
        <Button
          label={words.stop}
          icon={<StopIcon />}
          tone="stop"
          onClick={() => generate({ kind: 'stop' })}
        />
      </div>
    </div>
  )
}

/** Summary of the generated puzzle, or of the best one so far; a button copies a link that recreates it. */
function GeneratedSummary({
  state: { status, best },
  program,
}: Pick<Generation, 'state'> & { readonly program: string }) {
  const words = useWords(GENERATOR)
  const generate = useCommand(generateOf)
  const link = useApp((app) => app.generator.generation?.link)
  const summary =
    best === undefined
      ? ''
      : words[status === 'ended' ? 'made' : 'best'](best.givens, best.events, best.ended, program)
  return (
    <div className={styles.state}>
      <p data-testid="made">{status === 'stopped' ? `${words.stopped} ${summary}` : summary}</p>
      <div>
        <Button label={words.copyLink} icon={<CopyIcon />} onClick={() => generate({ kind: 'copyLink' })} />
      </div>
      <div aria-live="polite">
        {link !== undefined && (
          <p className={sections.hint}>
            <span>{`${link.copied ? words.copied : words.notCopied} `}</span>
            <span className={styles.link}>{link.address}</span>
          </p>
        )}
      </div>
    </div>
  )
}
