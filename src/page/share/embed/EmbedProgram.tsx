import { useEffect, useMemo } from 'react'
import { languageInFront } from '../../own/choice.ts'
import { chosenProgram, isVerdictPending, type OwnRun, programsIn, runOf } from '../../own/own.ts'
import { plainListing } from '../../../search/steps/listing.ts'
import { Button } from '../../controls/Button.tsx'
import { PlayIcon, StopIcon } from '../../controls/icons.tsx'
import { Listing } from '../../listing/Listing.tsx'
import { Reason } from '../../why/Reason.tsx'
import { useApp, useAppStore, useCommand, useSession, useWords } from '../../store/useApp.ts'
import { ownOf } from '../../own/commands.ts'
import { useVerdictWords, verdictName } from '../../own/verdictWords.ts'
import { OWN } from '../../own/words.ts'
import styles from './EmbedProgram.module.css'
import { EMBED } from './words.ts'

/**
 * The program that the link carries: its listing, verdict, Run button and the reason for its step. Empty while the
 * program loads; an error if the link is broken.
 */
export default function EmbedProgram() {
  const store = useAppStore()
  const own = useApp((app) => app.own)
  const language = useApp(languageInFront)
  const words = useWords(OWN)
  useEffect(() => void ownOf(store), [store])
  const notice = own?.notice.find(({ kind }) => kind === 'bad-link')
  if (notice?.kind === 'bad-link')
    return (
      <p className={styles.fault} role="alert">
        {words.badLink(notice.fault)}
      </p>
    )
  if (own === undefined || programsIn(own.programs, language).length === 0) return undefined
  const shown = chosenProgram(own, language)
  return <Program name={shown.name} text={shown.text} run={runOf(own, shown)} />
}

interface ProgramProps {
  readonly name: string
  readonly text: string
  readonly run: OwnRun | undefined
}

function Program({ name, text, run }: ProgramProps) {
  const words = useWords(OWN)
  const embed = useWords(EMBED)
  const command = useCommand(ownOf)
  const lines = useMemo(() => plainListing(text), [text])
  const step = useSession(({ debugging }) => debugging.executionPoint?.step?.line) ?? 0
  const next = useSession(({ debugging }) => debugging.executionPoint?.next?.line) ?? 0
  const running = run === undefined ? -1 : step - 1
  const isRunning = run !== undefined && isVerdictPending(run.verdict)
  return (
    <>
      <section className={styles.program} aria-label={name}>
        <div className={styles.head}>
          {isRunning ? (
            <Button
              label={words.stop}
              icon={<StopIcon />}
              tone="stop"
              shows="both"
              onClick={() => command({ kind: 'stop' })}
            />
          ) : (
            <Button
              label={words.run}
              icon={<PlayIcon />}
              tone="primary"
              shows="both"
              onClick={() => command({ kind: 'run' })}
            />
          )}
          <span className={styles.name} translate="no">
            {name}
          </span>
          {run === undefined ? <span className={styles.state}>{embed.waits}</span> : <Verdict run={run} />}
        </div>
        <div className={styles.listing}>
          <Listing lines={lines} running={running} next={run === undefined ? -1 : next - 1} />
        </div>
      </section>
      <div className={styles.line}>{run !== undefined && <Reason />}</div>
    </>
  )
}

function Verdict({ run }: { readonly run: OwnRun }) {
  const { title } = useVerdictWords(run)
  return (
    <span
      className={styles.state}
      role="status"
      data-testid="verdict"
      data-verdict={verdictName(run.verdict)}
    >
      {title}
    </span>
  )
}
