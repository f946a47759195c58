import { isComplete, lineOf } from '../../sudoku/grid.ts'
import type { Verdict as JudgesVerdict } from '../../sudoku/judge/judge.ts'
import type { Judgement } from '../../sudoku/judge/judging.ts'
import { assertNever } from '../../sudoku/result.ts'
import { VERDICTS, type VerdictWords } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, usePhrase, useWords } from '../store/useApp.ts'
import styles from './CheckedOutput.module.css'
import { Section } from '../controls/Section.tsx'
import sections from '../controls/Section.module.css'

const SIGNS = { accepted: '✓', wrong: '✗', misformatted: '✗', undecided: '?' } as const

/**
 * Section with the verdict, its reason, the input guarantee of the problem statement, the board found in a rejected
 * output, and a button that loads a finished board.
 */
export function Verdict() {
  const words = useWords(VERDICTS)
  const judgement = useApp((app) => app.judge.judgement)
  const isEmpty = useApp((app) => app.judge.output === '')
  return (
    <Section id="verdict" heading={words.verdict}>
      <div className={styles.judgement} aria-live="polite" data-testid="verdict">
        {isEmpty && <p className={sections.hint}>{words.pending}</p>}
        {judgement !== undefined && !isEmpty && <VerdictDetails judgement={judgement} />}
        {judgement !== undefined && <InputGuarantee judgement={judgement} />}
      </div>
      {judgement !== undefined && !isEmpty && <FoundBoard judgement={judgement} />}
      {judgement !== undefined && <LoadBoard judgement={judgement} />}
    </Section>
  )
}

/** The judge's wording, why this judge was assumed, the reason, and another format that a rejected output has. */
function VerdictDetails({ judgement: { judge, assumed, verdict, form } }: { readonly judgement: Judgement }) {
  const words = useWords(VERDICTS)
  const phrase = usePhrase()
  return (
    <>
      <p className={styles.words} data-kind={verdict.kind}>
        <span aria-hidden="true">{SIGNS[verdict.kind]}</span>
        <span>{verdict.kind === 'undecided' ? words.undecided : phrase(judge.words[verdict.kind])}</span>
        <span className={styles.by}>{phrase(judge.name)}</span>
      </p>
      {assumed !== undefined && <p className={sections.hint}>{words.assumed(phrase(judge.name), assumed)}</p>}
      <p className={styles.reason}>{reasonOf(words, verdict)}</p>
      {form !== undefined && <p className={styles.reason}>{words.form(form)}</p>}
    </>
  )
}

function reasonOf(words: VerdictWords, verdict: JudgesVerdict): string {
  switch (verdict.kind) {
    case 'accepted':
      return words.note(verdict.note)
    case 'wrong':
    case 'misformatted':
      return words.reason(verdict.reason)
    case 'undecided':
      return words.doubt(verdict.doubt)
    default:
      return assertNever(verdict)
  }
}

/** The input guarantee of the problem statement, and whether this puzzle satisfies it. */
function InputGuarantee({ judgement: { judge, input } }: { readonly judgement: Judgement }) {
  const words = useWords(VERDICTS)
  const phrase = usePhrase()
  return (
    <p className={styles.promise} data-kind={input.kind}>
      {words.input(phrase(judge.promise), input)}
    </p>
  )
}

/** The board found in a rejected output. */
function FoundBoard({ judgement: { board, verdict } }: { readonly judgement: Judgement }) {
  const words = useWords(VERDICTS)
  if (board === undefined || (verdict.kind !== 'wrong' && verdict.kind !== 'misformatted')) return undefined
  return (
    <figure className={styles.found}>
      <figcaption className={sections.hint}>{words.found}</figcaption>
      <pre className={styles.board} translate="no" data-testid="found-board">
        {lineOf(board, '.').replace(/.{9}(?=.)/g, '$&\n')}
      </pre>
    </figure>
  )
}

/** Button that loads a finished board as the puzzle, for users who pasted it as one. */
function LoadBoard({ judgement: { board } }: { readonly judgement: Judgement }) {
  const words = useWords(VERDICTS)
  const { loadGrid } = useActions()
  if (board === undefined || !isComplete(board)) return undefined
  return (
    <div>
      <Button label={words.load} shows="label" onClick={() => loadGrid(board)} />
    </div>
  )
}
