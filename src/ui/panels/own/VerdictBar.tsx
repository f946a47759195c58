import { LIMITS } from '../../../app/own/limits.ts'
import type { OwnRun, OwnVerdict } from '../../../app/own/own.ts'
import { eventsOf } from '../../../app/session/selectors.ts'
import { assertNever } from '../../../core/result.ts'
import { OWN, type OwnWords } from '../../../i18n/own.ts'
import { VERDICTS, type VerdictWords } from '../../../i18n/verdicts.ts'
import { usePhrase, useSession, useWords } from '../../useApp.ts'
import { LikenessLine } from './LikenessLine.tsx'
import styles from './VerdictBar.module.css'

/** The verdict on the latest run, and why; grey once the program has been edited. */
export function VerdictBar({ run, isEdited }: { readonly run: OwnRun; readonly isEdited: boolean }) {
  const words = useWords(OWN)
  const { title, reason } = useVerdictWords(run)
  const { verdict, hidden, elapsedMs, fetched, likeness } = run
  const recorded = useSession(({ run }) => eventsOf(run))
  const isOver = verdict.kind !== 'loading' && verdict.kind !== 'running'
  return (
    <div
      className={styles.bar}
      role="status"
      data-testid="verdict"
      data-verdict={nameOf(verdict)}
      data-line={'line' in verdict ? verdict.line : undefined}
      data-steps={hidden === undefined ? undefined : 'hidden'}
      data-tone={isEdited ? 'edited' : toneOf(verdict)}
    >
      <span className={styles.sign} aria-hidden="true">
        {signOf(verdict)}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {reason !== undefined && <p>{reason}</p>}
        {hidden !== undefined && <p>{words.hidden(hidden)}</p>}
        {fetched !== undefined && (
          <progress value={fetched.bytes} max={fetched.totalBytes} aria-label={words.loading} />
        )}
        {isOver && elapsedMs > 0 && (
          <p className={styles.figures}>
            {words.figures(elapsedMs, Math.max(run.events, recorded), recorded)}
          </p>
        )}
        {likeness !== undefined && <LikenessLine likeness={likeness} />}
        {isEdited && <p>{words.edited}</p>}
      </div>
    </div>
  )
}

interface Sentences {
  readonly title: string
  readonly reason?: string | undefined
}

function useVerdictWords({ verdict, fetched }: OwnRun): Sentences {
  const words = useWords(OWN)
  const judging = useWords(VERDICTS)
  const phrase = usePhrase()
  if (verdict.kind === 'loading')
    return {
      title: fetched === undefined ? words.loading : words.fetching(fetched.bytes, fetched.totalBytes),
    }
  if (!('judgement' in verdict)) return failure(words, verdict)
  const { judge, verdict: said } = verdict.judgement
  const judged = said.kind === 'undecided' ? judge.words.accepted : judge.words[said.kind]
  return { title: words.by(phrase(judged), phrase(judge.name)), reason: reasonOf(judging, verdict) }
}

type Judged = Extract<OwnVerdict, { readonly judgement: unknown }>

function reasonOf(words: VerdictWords, { judgement: { verdict, form } }: Judged): string {
  switch (verdict.kind) {
    case 'accepted':
      return words.note(verdict.note)
    case 'undecided':
      return words.doubt(verdict.doubt)
    case 'wrong':
    case 'misformatted':
      return [words.reason(verdict.reason), ...(form === undefined ? [] : [words.form(form)])].join(' ')
    default:
      return assertNever(verdict)
  }
}

function failure(
  words: OwnWords,
  verdict: Exclude<OwnVerdict, Judged | { readonly kind: 'loading' }>,
): Sentences {
  switch (verdict.kind) {
    case 'running':
      return { title: words.running }
    case 'runtime-error':
    case 'syntax-error':
      return { title: words.failed(verdict), reason: words.explained(verdict.error) }
    case 'no-function':
      return { title: words.noFunction(verdict.name), reason: words.noFunctionHint }
    case 'time-limit':
      return { title: words.timeLimit(LIMITS.timeMs), reason: words.timeLimitHint }
    case 'memory-limit':
      return { title: words.memoryLimit(verdict.line), reason: words.memoryLimitHint }
    case 'output-limit':
      return { title: words.outputLimit(verdict.line), reason: words.outputLimitHint }
    case 'no-output':
      return { title: words.noOutput, reason: words.noOutputHint }
    case 'stopped':
      return { title: words.stopped, reason: words.stoppedHint }
    case 'not-loaded':
      return { title: words.notLoaded, reason: words.notLoadedHint }
    case 'broken':
      return { title: words.broken, reason: `${words.brokenHint} (${verdict.reason})` }
    default:
      return assertNever(verdict)
  }
}

/** As tests and assistive tools know it: a run that could not begin has been stopped, one without its function has failed. */
function nameOf({ kind }: OwnVerdict): string {
  if (kind === 'loading') return 'running'
  if (kind === 'no-function') return 'runtime-error'
  return kind === 'not-loaded' || kind === 'broken' ? 'stopped' : kind
}

type Tone = 'good' | 'bad' | 'neutral'

function toneOf({ kind }: OwnVerdict): Tone {
  if (kind === 'accepted') return 'good'
  return kind === 'loading' || kind === 'running' || kind === 'stopped' ? 'neutral' : 'bad'
}

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', neutral: '…' }

function signOf(verdict: OwnVerdict): string {
  return verdict.kind === 'stopped' ? '■' : SIGNS[toneOf(verdict)]
}
