import {
  asPython3,
  divisionLines,
  python2Lines,
  type Python2Line,
  withWholeQuotients,
} from '../../runner/python/python2.ts'
import { mergeMarkLines } from '../../runner/text/mergeMarks.ts'
import { conflicts } from '../../sudoku/conflicts.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import { VERDICTS } from '../judge/words.ts'
import { LineText } from '../listing/LineText.tsx'
import { useActions, useApp, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { ownOf } from './commands.ts'
import { hasNeverGoneBack } from './neverWentBack.ts'
import { chosenProgram, type OwnRun } from './own.ts'
import styles from './LookalikesLine.module.css'
import { useVerdictWords } from './verdictWords.ts'
import { OWN } from './words.ts'

interface NotesProps {
  readonly run: OwnRun
  /** Rewrites the program in the editor. */
  readonly convert: (to: (source: string) => string) => void
}

/** Lines below the bar for what the user can do about a verdict, and for why there is nothing to watch. */
export function VerdictNotes({ run, convert }: NotesProps) {
  const words = useWords(OWN)
  const puzzle = useApp((app) => app.puzzle.grid)
  const { hidden, io, otherBlank, ownPuzzle, isForeign, verdict } = run
  return (
    <>
      {verdict.kind === 'not-loaded' && <NotLoadedNote run={run} />}
      {hidden !== undefined && !('check' in verdict) && (
        <div className={styles.line}>
          <p>{words.hidden(hidden)}</p>
        </div>
      )}
      {otherBlank !== undefined && (
        <div className={styles.line} data-testid="other-blank">
          <p>
            <LineText text={words.otherBlank(otherBlank)} />
          </p>
        </div>
      )}
      {isForeign && (
        <div className={styles.line} data-testid="foreign">
          <p>{words.isForeign}</p>
        </div>
      )}
      {hasNeverGoneBack(run, puzzle) && <NeverWentBackNote run={run} />}
      {ownPuzzle !== undefined && verdict.kind !== 'accepted' && (
        <OwnPuzzleNote hasReadNothing={io?.input === 'unread'} ownPuzzle={ownPuzzle} />
      )}
      <MergeMarksNote run={run} />
      <Python2Note run={run} convert={convert} />
    </>
  )
}

/** Offers to run again what could not be fetched. */
function NotLoadedNote({ run }: { readonly run: OwnRun }) {
  const { alert } = useMessages()
  const command = useCommand(ownOf)
  const { title, reason } = useVerdictWords(run)
  return (
    <div className={styles.line}>
      <p>{[title, reason].join('. ')}</p>
      <Button label={alert.again} shows="label" onClick={() => command({ kind: 'run' })} />
    </div>
  )
}

/** Offers to grade an accepted program whose run does not show whether it searches. */
function NeverWentBackNote({ run: { language } }: { readonly run: OwnRun }) {
  const words = useWords(OWN)
  const { gradeProgram } = useActions()
  const id = useApp(({ own }) => own && chosenProgram(own, language).id)
  return (
    <div className={styles.line} data-testid="never-went-back">
      <p>{words.neverWentBack}</p>
      {id !== undefined && (
        <Button label={words.gradeThis} shows="label" onClick={() => gradeProgram({ kind: 'own', id })} />
      )}
    </div>
  )
}

interface OwnPuzzleProps {
  readonly hasReadNothing: boolean
  readonly ownPuzzle: Grid
}

/** Offers to run the program on the puzzle that its source contains; says which digit of it is mistyped, if one is. */
function OwnPuzzleNote({ hasReadNothing, ownPuzzle }: OwnPuzzleProps) {
  const words = useWords(OWN)
  const judging = useWords(VERDICTS)
  const command = useCommand(ownOf)
  const found = conflicts(ownPuzzle)
  const fault =
    found.length === 0
      ? []
      : [words.ownUnsolvable, judging.reason({ code: 'duplicate', conflict: found[0], count: found.length })]
  const said = [...(hasReadNothing ? [words.readsNothing] : []), words.ownPuzzle, ...fault]
  return (
    <div className={styles.line} data-testid="own-puzzle">
      <p>{said.join(' ')}</p>
      {found.length === 0 && (
        <Button
          label={words.watchOwnPuzzle}
          shows="label"
          onClick={() => command({ kind: 'watchOwnPuzzle' })}
        />
      )}
    </div>
  )
}

/** Says that a program which cannot be parsed has marks of a merge. */
function MergeMarksNote({ run: { verdict, text } }: { readonly run: OwnRun }) {
  const words = useWords(OWN)
  const isUnread = verdict.kind === 'syntax-error' || verdict.kind === 'compile-error'
  const lines = isUnread ? mergeMarkLines(text) : []
  if (lines.length === 0) return undefined
  return (
    <div className={styles.line} data-testid="merge-marks">
      <p>
        <LineText text={words.mergeMarks(lines)} />
      </p>
    </div>
  )
}

function Python2Note({ run, convert }: NotesProps) {
  const words = useWords(OWN)
  const lines = python2LinesOf(run)
  if (lines.length === 0) return <QuotientsNote run={run} convert={convert} />
  const divisions = lineNumbers(lines.filter(({ change }) => change === 'division'))
  return (
    <div className={styles.line} data-testid="python2">
      <p>
        <span>{`${words.python2(lineNumbers(lines.filter(({ change }) => change !== 'division')))} `}</span>
        {divisions.length > 0 && <LineText text={words.divisions(divisions)} />}
      </p>
      <Button label={words.convertPython2} shows="label" onClick={() => convert(asPython3)} />
    </div>
  )
}

/** Says that a program fails because a quotient is a fraction, which Python 2 rounds down. */
function QuotientsNote({ run: { language, verdict, text }, convert }: NotesProps) {
  const words = useWords(OWN)
  const isError = language === 'python' && verdict.kind === 'runtime-error'
  const lines = isError ? divisionLines(text, verdict.message) : []
  if (lines.length === 0) return undefined
  return (
    <div className={styles.line} data-testid="quotients">
      <p>{words.quotients(lines)}</p>
      <Button label={words.roundQuotients} shows="label" onClick={() => convert(withWholeQuotients)} />
    </div>
  )
}

const NONE: readonly Python2Line[] = []

/** Lines that Python 3 rejects or runs differently; none unless a Python program failed with an error. */
function python2LinesOf({ language, verdict, text }: OwnRun): readonly Python2Line[] {
  const hasFailed = verdict.kind === 'syntax-error' || verdict.kind === 'runtime-error'
  return language === 'python' && hasFailed ? python2Lines(text) : NONE
}

/** Line numbers, each once. */
function lineNumbers(lines: readonly Python2Line[]): readonly number[] {
  return [...new Set(lines.map(({ line }) => line))]
}
