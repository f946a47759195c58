import { isVerdictPending, type OwnEstimate, type OwnRun, type OwnVerdict } from './own.ts'
import { eventsOf } from '../session/selectors.ts'
import { MEASURED_OWN } from '../../runner/run/judgeSeconds.ts'
import { knownTimeLimits } from '../../search/seconds/limits.ts'
import { OWN } from './words.ts'
import { usePhrase, useSession, useWords, useActions } from '../store/useApp.ts'
import styles from './VerdictBar.module.css'
import { VerdictNotes } from './VerdictNotes.tsx'
import { useVerdictWords, verdictName } from './verdictWords.ts'
import type { Likeness } from '../../runner/run/nearestProgram.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { Button } from '../controls/Button.tsx'

interface BarProps {
  readonly run: OwnRun
  /** True if the program was edited after the run. */
  readonly isEdited: boolean
  /** Rewrites the program in the editor from Python 2 to Python 3. */
  readonly convert: () => void
}

/** Verdict on the latest run, with its reason; grey after edits. */
export function VerdictBar({ run, isEdited, convert }: BarProps) {
  const words = useWords(OWN)
  const { title, reason } = useVerdictWords(run)
  const { language, verdict, hidden, elapsedMs, fetched, likeness, estimate } = run
  const recorded = useSession(({ run }) => eventsOf(run))
  const isOver = !isVerdictPending(verdict)
  return (
    <div
      className={styles.bar}
      role="status"
      data-testid="verdict"
      data-verdict={verdictName(verdict)}
      data-line={'line' in verdict ? verdict.line : undefined}
      data-steps={hidden === undefined ? undefined : 'hidden'}
      data-diagnosed={run.diagnosis?.kind === 'found'}
      data-tone={isEdited ? 'edited' : toneOf(verdict)}
    >
      <span className={styles.sign} aria-hidden="true">
        {signOf(verdict)}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {reason !== undefined && <p>{reason}</p>}
        {hidden !== undefined && !('check' in verdict) && <p>{words.hidden(hidden)}</p>}
        {!isEdited && <VerdictNotes run={run} convert={convert} />}
        {fetched !== undefined && (
          <progress value={fetched.bytes} max={fetched.totalBytes} aria-label={words.loading(language)} />
        )}
        {isOver && elapsedMs > 0 && (
          <p className={styles.figures}>
            {words.figures(elapsedMs, Math.max(run.events, recorded), recorded)}
          </p>
        )}
        {estimate !== undefined && <EstimateLine estimate={estimate} />}
        {likeness !== undefined && !isExplained(run) && <LikenessLine likeness={likeness} />}
        {isEdited && <p>{words.edited}</p>}
      </div>
    </div>
  )
}

/** Returns true if the diagnosis says why the program is wrong; its likeness to a built-in program is then left out. */
function isExplained({ diagnosis }: OwnRun): boolean {
  return diagnosis?.kind === 'found' && diagnosis.found.kind !== 'fact'
}

type Tone = 'good' | 'bad' | 'neutral'

function toneOf({ kind }: OwnVerdict): Tone {
  if (kind === 'accepted') return 'good'
  return isVerdictPending({ kind }) || kind === 'stopped' ? 'neutral' : 'bad'
}

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', neutral: '…' }

function signOf(verdict: OwnVerdict): string {
  return verdict.kind === 'stopped' ? '■' : SIGNS[toneOf(verdict)]
}

/** Estimated time at the judge, compared with its limit. */
function EstimateLine({ estimate: { seconds, judge } }: { readonly estimate: OwnEstimate }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const limits = knownTimeLimits(judge)
  const known = limits && { name: phrase(limits.name), limit: limits.seconds.cpython }
  return <p data-testid="estimate">{words.estimate(seconds, known, MEASURED_OWN)}</p>
}

/** Names the built-in program whose events agree longest with the run's, and the first event that differs, if any. */
function LikenessLine({ likeness }: { readonly likeness: Likeness }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const { goToEvent } = useActions()
  const program = strategyWithId(likeness.program)
  if (program === undefined) return undefined
  return (
    <div className={styles.likeness} data-testid="likeness" data-likeness={likeness.kind}>
      <p>{words.likeness(likeness, phrase(program.name))}</p>
      {likeness.kind === 'parts' && (
        <Button
          label={words.goToEvent(divergingEvent(likeness))}
          shows="label"
          onClick={() => goToEvent(divergingEvent(likeness))}
        />
      )}
    </div>
  )
}

/** The first event that differs; the last shared one if the run ended there. */
function divergingEvent({ shared, own }: Extract<Likeness, { readonly kind: 'parts' }>): number {
  return own === undefined ? shared : shared + 1
}
