import type { Likeness } from '../../runner/run/nearestProgram.ts'
import { MEASURED_OWN } from '../../runner/run/judgeSeconds.ts'
import { formWithId } from '../../runner/text/inputForms.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { knownTimeLimits } from '../../search/seconds/limits.ts'
import { isRightBoard } from '../../sudoku/judge/byContent.ts'
import type { Diagnostic } from '../../sudoku/reading/language.ts'
import { Button } from '../controls/Button.tsx'
import { LineText } from '../listing/LineText.tsx'
import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, usePhrase, useSession, useWords } from '../store/useApp.ts'
import type { Refusal } from './en.ts'
import { isVerdictPending, type OwnEstimate, type OwnRun } from './own.ts'
import { PrintedOutput } from './PrintedOutput.tsx'
import styles from './VerdictDetails.module.css'
import { toneOf, useVerdictWords } from './verdictWords.ts'
import { OWN } from './words.ts'

interface DetailsProps {
  readonly run: OwnRun
  /** True if the program was edited after the run. */
  readonly isEdited: boolean
}

/** The verdict with its reason, how the program got the puzzle, time and estimate, the most similar program, and output. */
export function VerdictDetails({ run, isEdited }: DetailsProps) {
  const words = useWords(OWN)
  const { title, reason } = useVerdictWords(run)
  const { verdict, elapsedMs, likeness, estimate } = run
  const recorded = useSession(({ run }) => eventsOf(run))
  const isOver = !isVerdictPending(verdict)
  // A judge speaks of the lines of the output.
  const isOfCode = !('judgement' in verdict)
  return (
    <div className={styles.details}>
      <p className={styles.title} data-tone={toneOf(run)}>
        {isOfCode ? <LineText text={title} /> : title}
      </p>
      {reason !== undefined && <p>{isOfCode ? <LineText text={reason} /> : reason}</p>}
      {!isOver && run.stillAt !== undefined && (
        <p>
          <LineText text={words.chip.stillAt(run.stillAt)} />
        </p>
      )}
      {!isEdited && <InputNotes run={run} />}
      {isOver && elapsedMs > 0 && (
        <p className={styles.figures}>{words.figures(elapsedMs, Math.max(run.events, recorded), recorded)}</p>
      )}
      {estimate !== undefined && <EstimateLine estimate={estimate} />}
      {likeness !== undefined && !isExplained(run) && <LikenessLine likeness={likeness} />}
      {isEdited && <p>{words.edited}</p>}
      {isOver && <PrintedOutput run={run} />}
    </div>
  )
}

/** Returns true if the diagnosis says why the program is wrong; its likeness to a built-in program is then left out. */
function isExplained({ diagnosis }: OwnRun): boolean {
  return diagnosis?.kind === 'found' && diagnosis.found.kind !== 'fact'
}

/** How the program got its puzzle, and what a judge would say of its code and its output. */
function InputNotes({ run }: { readonly run: OwnRun }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const puzzle = useApp((app) => app.puzzle.grid)
  const { form, io, verdict, diagnostics } = run
  const known = form === undefined ? undefined : formWithId(form)
  const standIns = io?.standIns ?? []
  const refusals = diagnostics.filter(({ message }) => message.startsWith(REFUSAL))
  const isRight =
    verdict.kind === 'presentation-error' && 'judgement' in verdict && isRightBoard(verdict.judgement, puzzle)
  return (
    <>
      {isRight && <p>{words.rightBoard}</p>}
      {known !== undefined && <p data-testid="read-as">{words.readAs(phrase(known.name))}</p>}
      {standIns.length > 0 && <p data-testid="stand-ins">{words.standIn(standIns)}</p>}
      {refusals.length > 0 && (
        <p data-testid="refusals">
          <LineText text={words.refusals(refusals.map(refusalOf))} />
        </p>
      )}
    </>
  )
}

/** Prefix of a warning about code that this compiler allows and a judge's does not. */
const REFUSAL = 'a judge refuses this: '

/** Returns what a judge refuses, and in which line. */
function refusalOf({ line, message }: Diagnostic): Refusal {
  return { line, what: message.slice(REFUSAL.length) }
}

/** Estimated time at the judge, compared with its limit. */
function EstimateLine({ estimate: { seconds, judge } }: { readonly estimate: OwnEstimate }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const limits = knownTimeLimits(judge)
  const known = limits && { name: phrase(limits.name), limit: limits.seconds.cpython }
  return (
    <p className={styles.figures} data-testid="estimate">
      {words.estimate(seconds, known, MEASURED_OWN)}
    </p>
  )
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
          data-closes
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
