import { type Grading, isGrading, type WholeVerdict, wholeVerdict, type GradedCase } from './grading.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import { formWithId } from '../../runner/text/inputForms.ts'
import { Button } from '../controls/Button.tsx'
import unseen from '../controls/Unseen.module.css'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { OWN } from '../own/words.ts'
import { gradeOf } from './commands.ts'
import { failuresIn, isFailed, judgeIn, verdictCounts } from './gradeVerdict.ts'
import { useCaseWords } from './useCaseWords.ts'
import styles from './VerdictBand.module.css'
import { GRADE } from './words.ts'
import { SavedNote } from '../byHand/SavedNote.tsx'

type Tone = 'good' | 'bad' | 'neutral'

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✕', neutral: '…' }

/**
 * The judge's verdict with the count of passed cases; while cases run, their progress; before any has run, a note.
 * @property isCaseAlone true if an opened case has the page to itself, so that there is little room
 */
export function VerdictBand({ isCaseAlone }: { readonly isCaseAlone: boolean }) {
  const grading = useApp((app) => app.grading)
  const whole = wholeVerdict(grading.cases)
  const tone = toneOf(grading, whole)
  return (
    <section className={styles.band} data-tone={tone} data-testid="grade-band">
      <span className={styles.sign} aria-hidden="true">
        {grading.status === 'stopped' && tone === 'neutral' ? '■' : SIGNS[tone]}
      </span>
      <div className={styles.words}>
        {isGrading(grading) ? (
          <Progress grading={grading} whole={whole} />
        ) : whole.done === 0 ? (
          <ReadyNote grading={grading} />
        ) : (
          <Result grading={grading} whole={whole} />
        )}
        {!isCaseAlone && hasTotals(grading) && <Totals cases={grading.cases} />}
        {!isCaseAlone && <RulesNote grading={grading} />}
        {!isCaseAlone && <GradedProgram grading={grading} />}
      </div>
      <Tally grading={grading} whole={whole} />
      {!isCaseAlone && <PastGrades grading={grading} />}
    </section>
  )
}

interface BandProps {
  readonly grading: Grading
  readonly whole: WholeVerdict
}

function toneOf(grading: Grading, { done, total, firstFailure }: WholeVerdict): Tone {
  if (isGrading(grading) || done === 0) return 'neutral'
  if (firstFailure !== undefined) return 'bad'
  return done < total ? 'neutral' : 'good'
}

function Progress({ grading: { status, fetched, graded }, whole }: BandProps) {
  const words = useWords(GRADE)
  const own = useWords(OWN)
  const language = graded?.language ?? 'python'
  const { done, total } = whole
  if (status === 'loading' && fetched !== undefined)
    return (
      <>
        <h2>{own.fetching(language, fetched.bytes, fetched.totalBytes)}</h2>
        <progress value={fetched.bytes} max={fetched.totalBytes} aria-label={own.loading(language)} />
      </>
    )
  if (status === 'loading' && done === 0) return <h2>{own.loading(language)}</h2>
  return (
    <>
      <h2>
        <span>{words.soFar(done, total)}</span>
        <span className={styles.count}>{words.failuresSoFar(failuresIn(whole))}</span>
      </h2>
      <progress value={done} max={total} aria-label={words.progress} />
    </>
  )
}

function ReadyNote({ grading: { cases, status } }: Pick<BandProps, 'grading'>) {
  const words = useWords(GRADE)
  return (
    <>
      <h2>{status === 'stopped' ? words.stopped : words.ready(cases.length)}</h2>
      <p className={styles.hint}>{words.readyHint}</p>
    </>
  )
}

/** Minimum time of the slowest case for it to be named: shorter times are mostly noise. */
const LEAST_MS = 50

function Result({ grading, whole }: BandProps) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const { passed, done, total, firstFailure, slowest } = whole
  const notRun = total - done
  return (
    <>
      {firstFailure === undefined ? (
        <>
          <h2>
            <VerdictTitle grading={grading} />
            <Count passed={passed} total={total} />
          </h2>
          {notRun === 0 && <p>{words.allPassed}</p>}
        </>
      ) : (
        <>
          <h2>
            <VerdictTitle grading={grading} failure={firstFailure} />
            <Count passed={passed} total={total} />
          </h2>
          <FirstFailure grading={grading} failure={firstFailure} />
        </>
      )}
      {notRun > 0 && <p className={styles.hint}>{words.notRun(notRun)}</p>}
      {slowest !== undefined && slowest.result.elapsedMs >= LEAST_MS && (
        <p className={styles.hint} data-testid="slowest">
          {words.slowest(phrase(slowest.case.name), slowest.result.elapsedMs)}
        </p>
      )}
    </>
  )
}

function Count({ passed, total }: Pick<WholeVerdict, 'passed' | 'total'>) {
  const words = useWords(GRADE)
  return <span className={styles.count}>{words.passed(passed, total)}</span>
}

type FailedCase = NonNullable<WholeVerdict['firstFailure']>

/** The verdict, in the judge's own words if it has any. Says "stopped" if no case has failed, but some have not run. */
function VerdictTitle({ grading, failure }: { readonly grading: Grading; readonly failure?: FailedCase }) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const judge = judgeWithId(judgeIn(grading))
  if (failure === undefined) {
    const isWhole = grading.cases.every(({ state }) => state.kind === 'done')
    if (!isWhole) return <span>{words.stopped}</span>
    return <span>{judge === undefined ? words.verdictTitle('accepted') : phrase(judge.words.accepted)}</span>
  }
  const { verdict } = failure.result
  if (!('judgement' in verdict)) return <span>{words.verdictTitle(verdict.kind)}</span>
  const said = verdict.kind === 'presentation-error' ? 'misformatted' : 'wrong'
  return <span>{phrase(verdict.judgement.judge.words[said])}</span>
}

function FirstFailure({ grading, failure }: { readonly grading: Grading; readonly failure: FailedCase }) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const { title, reason } = useCaseWords(failure.result, grading)
  const isJudged = 'judgement' in failure.result.verdict
  return (
    <p>
      <span>{words.firstAt(failure.index + 1, phrase(failure.case.name))}</span>
      <span>{` ${(isJudged ? reason : title) ?? title}`}</span>
    </p>
  )
}

/** Says that a program reads its puzzle like one judge, and is graded by the rules of another, like which it prints. */
function RulesNote({ grading: { graded } }: Pick<BandProps, 'grading'>) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const { form, judge } = graded?.understood ?? {}
  const reads = form === undefined ? undefined : judgeWithId(formWithId(form)?.judge ?? '')
  const prints = judge === undefined ? undefined : judgeWithId(judge)
  if (reads === undefined || prints === undefined || reads === prints) return undefined
  return (
    <p className={styles.hint} data-testid="other-rules">
      {words.otherRules(phrase(reads.name), phrase(prints.name))}
    </p>
  )
}

/** Name, judge and limits of the graded program, for screens where the menus that show them are on another page. */
function GradedProgram({ grading }: Pick<BandProps, 'grading'>) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const { graded, limits } = grading
  if (graded === undefined) return undefined
  const judge = judgeWithId(judgeIn(grading))
  const parts = [
    graded.name,
    ...(judge === undefined ? [] : [phrase(judge.name)]),
    ...(limits === undefined ? [] : [words.limits(graded.language, limits.timeMs, limits.memoryBytes)]),
  ]
  return <p className={`${styles.hint} ${styles.program}`}>{parts.join(' · ')}</p>
}

/** Maximum number of cases for which the tally is shown. */
const MOST_IN_TALLY = 40

/** True if totals are worth their room: with boards of the user, or with too many cases for a tally. */
function hasTotals({ cases }: Grading): boolean {
  return cases.length > MOST_IN_TALLY || cases.some(({ origin }) => origin === 'mine')
}

/** A mark for each case, hidden from screen readers: the list of cases says the same. */
function Tally({ grading: { cases }, whole: { done, total } }: BandProps) {
  if (done === 0 || total > MOST_IN_TALLY) return undefined
  return (
    <span className={styles.tally} aria-hidden="true">
      {cases.map((graded) => (
        <span
          key={graded.id}
          data-state={graded.state.kind === 'done' ? (isFailed(graded) ? 'failed' : 'passed') : 'waiting'}
        />
      ))}
    </span>
  )
}

/** Maximum number of past gradings shown. */
const MOST_PAST = 4

/** Counts of passed cases in past gradings by the latest one's judge, oldest first, and a button to forget them. */
function PastGrades({ grading: { past } }: Pick<BandProps, 'grading'>) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const latest = past.at(-1)
  if (latest === undefined) return undefined
  const shown = past.filter(({ judge }) => judge === latest.judge).slice(-MOST_PAST)
  const isSameTotal = shown.every(({ total }) => total === latest.total)
  return (
    <div className={styles.past}>
      <p>
        <span className={unseen.unseen}>{`${words.past}: `}</span>
        {shown.map(({ at, passed, total }, index) => (
          <span key={at} title={words.pastDay(at)}>
            <span>{index === 0 ? '' : ' → '}</span>
            <span className={index === shown.length - 1 ? styles.latest : undefined}>
              {isSameTotal ? passed : `${passed}/${total}`}
            </span>
          </span>
        ))}
      </p>
      <p className={styles.hint} aria-hidden="true">
        {words.thisProgram}
      </p>
      <Button label={words.forget} shows="label" onClick={() => grade({ kind: 'forgetPast' })} />
    </div>
  )
}

/** The number of cases by verdict, and a button that saves the results. */
function Totals({ cases }: { readonly cases: readonly GradedCase[] }) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const counts = verdictCounts(cases)
  if (counts.length === 0) return undefined
  return (
    <div className={styles.totals}>
      <ul data-testid="totals" aria-label={words.totals}>
        {counts.map(([verdict, count]) => (
          <li key={verdict}>{words.total(verdict, count)}</li>
        ))}
      </ul>
      <Button label={words.save} onClick={() => grade({ kind: 'save' })} />
      <SavedNote />
    </div>
  )
}
