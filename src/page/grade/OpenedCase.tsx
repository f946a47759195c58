import { useEffect, useRef } from 'react'
import { type CaseResult, type GradedCase, type Grading, isGrading } from './grading.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import { MEASURED_OWN } from '../../runner/run/judgeSeconds.ts'
import { Button } from '../controls/Button.tsx'
import { ChevronIcon } from '../controls/icons.tsx'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { OWN } from '../own/words.ts'
import { CaseBoard } from './CaseBoard.tsx'
import { caseSeconds } from './caseSeconds.ts'
import { CaseTexts } from './CaseTexts.tsx'
import { gradeOf } from './commands.ts'
import { characterAt, type Difference } from './difference.ts'
import type { FocusRequest } from './focus.ts'
import { isFailed, judgeIn, pendingName } from './gradeVerdict.ts'
import { MakeSmall, SmallBoard } from './MakeSmall.tsx'
import styles from './OpenedCase.module.css'
import { useCaseWords } from './useCaseWords.ts'
import { useOpenedCase } from './useOpenedCase.ts'
import { GRADE } from './words.ts'
import { gridOf } from '../own/diagnosis/commands.ts'
import { DIAGNOSIS } from '../own/diagnosis/words.ts'
import { sameBoard } from '../../sudoku/grid.ts'

interface OpenedCaseProps {
  /** Number of the case, from 1. */
  readonly number: number
  /** True if the case takes the place of the list of cases, as on small screens. */
  readonly isPaged: boolean
  /** Requested focus. Only a request for the heading of this case is handled by this component. */
  readonly focus: FocusRequest | undefined
  /** Returns to the list of cases. @param id of the case */
  readonly back: (id: string) => void
}

/** A case: its verdict and diagnosis, its purpose, its board, the printed and the expected text, and buttons for it. */
export function OpenedCase({ number, isPaged, focus, back }: OpenedCaseProps) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const grading = useApp((app) => app.grading)
  const heading = useRef<HTMLHeadingElement>(null)
  const graded = grading.cases[number - 1]
  const { id, name, purpose, lesson, state } = graded
  useEffect(() => {
    if (focus?.on === 'heading' && focus.id === id) heading.current?.focus()
  }, [focus, id])
  return (
    // Escape leads back to the list from everything inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.case}
      aria-labelledby="case-title"
      data-testid="opened-case"
      onKeyDown={(press) => {
        if (press.key !== 'Escape') return
        press.preventDefault()
        back(id)
      }}
    >
      <div className={styles.body}>
        {isPaged && (
          <div>
            <Button
              label={words.allCases}
              icon={
                <span className={styles.back}>
                  <ChevronIcon />
                </span>
              }
              onClick={() => back(id)}
            />
          </div>
        )}
        <header>
          <h2 id="case-title" ref={heading} tabIndex={-1}>
            <span>{words.caseTitle(number, phrase(name))}</span>
            <CaseVerdict graded={graded} grading={grading} />
          </h2>
          {purpose !== undefined && <p className={styles.hint}>{phrase(purpose)}</p>}
          {lesson !== undefined && <p className={styles.hint}>{phrase(lesson)}</p>}
        </header>
        {isFailed(graded) && <CaseDiagnosis graded={graded} />}
        <Details graded={graded} grading={grading} />
        <SmallBoard id={id} />
        {state.kind === 'done' && state.result.errors !== '' && <Errors result={state.result} />}
        <CopyButtons id={id} />
      </div>
      <CaseButtons graded={graded} grading={grading} />
    </section>
  )
}

interface CaseProps {
  readonly graded: GradedCase
  readonly grading: Grading
}

function CaseVerdict({ graded, grading }: CaseProps) {
  const words = useWords(GRADE)
  const { state } = graded
  if (state.kind !== 'done') {
    const pending = words[pendingName(state.kind, isGrading(grading))]
    return <span className={styles.hint}>{` ${pending}`}</span>
  }
  const isBad = isFailed(graded)
  return (
    <span className={isBad ? styles.bad : styles.good}>
      <span aria-hidden="true">{isBad ? ' ✕ ' : ' ✓ '}</span>
      <span>{words.verdict(state.result.verdict.kind)}</span>
    </span>
  )
}

/** The board with the first difference and the verdict in words, and the input, expected and printed texts. */
function Details({ graded, grading }: CaseProps) {
  const words = useWords(GRADE)
  const { puzzle, state } = graded
  const { input, expected, difference, board, ringed } = useOpenedCase(graded, grading)
  const result = state.kind === 'done' ? state.result : undefined
  const program = grading.graded?.name ?? ''
  return (
    <>
      <div className={styles.beside}>
        <div className={styles.board}>
          <CaseBoard
            puzzle={puzzle}
            printed={result && board}
            ringed={result && board ? ringed : []}
            named={difference?.cell}
          />
          {ringed.length > 0 && board !== undefined && <p className={styles.legend}>{words.ringed}</p>}
        </div>
        <div className={styles.words}>
          {difference !== undefined && result !== undefined && (
            <FirstDifference
              difference={difference}
              printed={result.printed}
              expected={expected?.text ?? ''}
            />
          )}
          {result !== undefined && <VerdictInWords graded={graded} result={result} grading={grading} />}
        </div>
      </div>
      <CaseTexts
        input={
          input && {
            title: input.called === undefined ? words.input : words.argument(input.called),
            text: input.text,
          }
        }
        expected={
          expected === undefined
            ? words.noSolution
            : {
                title: expected.isOnly ? words.expected : words.oneRight,
                text: expected.text,
                marked: difference?.expected,
              }
        }
        printed={
          result && { title: words.printed(program), text: result.printed, marked: difference?.printed }
        }
      />
    </>
  )
}

/** Verdict, reason and estimated seconds at the judge, in words. */
function VerdictInWords({ graded, result, grading }: CaseProps & { readonly result: CaseResult }) {
  const own = useWords(OWN)
  const phrase = usePhrase()
  const { title, reason } = useCaseWords(result, grading)
  const seconds = caseSeconds(graded, grading)
  const judge = judgeWithId(judgeIn(grading))
  const limit = grading.limits?.judgeSeconds
  return (
    <>
      <p>{title}</p>
      {reason !== undefined && <p className={styles.hint}>{reason}</p>}
      {seconds !== undefined && (
        <p className={styles.hint} data-testid="case-seconds">
          {own.estimate(seconds, judge && { name: phrase(judge.name), limit }, MEASURED_OWN)}
        </p>
      )}
    </>
  )
}

interface FirstDifferenceProps {
  readonly difference: Difference
  readonly printed: string
  readonly expected: string
}

/** The first difference between the printed and the expected text: its place, and the two characters there. */
function FirstDifference({ difference, printed, expected }: FirstDifferenceProps) {
  const words = useWords(GRADE)
  const { cell } = difference
  const sign = (text: string, place: Difference['printed']) => {
    const found = characterAt(text, place)
    if (cell !== undefined && (found === '0' || found === '.')) return words.blank
    return found.trim() === '' ? words.nothing : found
  }
  const { line, from } = difference.printed
  return (
    <div data-testid="first-difference">
      <h3>{cell === undefined ? words.textPlace(line + 1, from + 1) : words.place(cell)}</h3>
      <p className={styles.bad}>
        <span aria-hidden="true">{'✕ '}</span>
        <span>{`${words.printedThere} `}</span>
        <strong>{sign(printed, difference.printed)}</strong>
      </p>
      {difference.expected !== undefined && (
        <p className={styles.good}>
          <span aria-hidden="true">{'✓ '}</span>
          <span>{`${words.expectedThere} `}</span>
          <strong>{sign(expected, difference.expected)}</strong>
        </p>
      )}
    </div>
  )
}

/** The text that the program printed on the error stream. */
function Errors({ result: { errors } }: { readonly result: CaseResult }) {
  const words = useWords(GRADE)
  return (
    <details className={styles.errors}>
      <summary>{words.errors}</summary>
      <pre translate="no">{errors.trimEnd()}</pre>
    </details>
  )
}

function CaseButtons({ graded, grading }: CaseProps) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const { id, puzzle } = graded
  return (
    <div className={styles.buttons}>
      <Button
        label={words.watch}
        tone="primary"
        title={words.watchHint}
        isIdle={grading.graded === undefined}
        onClick={() => grade({ kind: 'watch', id, puzzle })}
      />
      {isFailed(graded) && <MakeSmall id={id} isIdle={isGrading(grading)} />}
    </div>
  )
}

/** Buttons that copy all results, or a link to the case. @property id of the case */
function CopyButtons({ id }: Pick<GradedCase, 'id'>) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const isCopied = useApp(({ notice }) => notice?.kind === 'copied')
  const isNothing = useApp(({ grading }) => grading.cases.every(({ state }) => state.kind !== 'done'))
  return (
    <div className={styles.copies}>
      <Button
        label={words.copyMarkdown}
        isIdle={isNothing}
        onClick={() => grade({ kind: 'copy', as: 'markdown' })}
      />
      <Button label={words.copyCsv} isIdle={isNothing} onClick={() => grade({ kind: 'copy', as: 'csv' })} />
      <Button label={words.copyLink} onClick={() => grade({ kind: 'copyLink', id })} />
      {isCopied && <span className={styles.hint}>{words.copied}</span>}
    </div>
  )
}

/** Explains why the program fails the case `graded`, or that the reason is being looked for; empty if neither. */
function CaseDiagnosis({ graded }: { readonly graded: GradedCase }) {
  const words = useWords(DIAGNOSIS)
  const phrase = usePhrase()
  const diagnosedCase = useApp(({ grading }) => grading.diagnosedCase)
  const diagnosis = diagnosedCase?.of === graded ? diagnosedCase.diagnosis : undefined
  const found = diagnosis?.kind === 'found' ? (diagnosis.found.own ?? diagnosis.found) : undefined
  const isHere = found !== undefined && sameBoard(gridOf(found, graded.puzzle), graded.puzzle)
  return (
    <div aria-live="polite" className={styles.diagnosis}>
      {diagnosis?.kind === 'looking' && <p className={styles.hint}>{words.looking}</p>}
      {found !== undefined && (
        <div
          data-testid="diagnosis"
          data-kind={found.kind}
          data-event={found.event}
          data-line={found.line}
          data-units={found.units.length === 0 ? undefined : found.units.join(' ')}
          data-board={found.board}
        >
          <p>
            {!isHere && <strong>{`${words.onSmallBoard} `}</strong>}
            <span>{phrase(found.sentence)}</span>
          </p>
          {found.rightProgram !== undefined && <p className={styles.hint}>{phrase(found.rightProgram)}</p>}
        </div>
      )}
    </div>
  )
}
