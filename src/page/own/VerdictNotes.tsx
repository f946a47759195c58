import type { OwnRun } from './own.ts'
import type { Diagnostic } from '../../sudoku/reading/language.ts'
import { formWithId } from '../../runner/text/inputForms.ts'
import { python2Lines, type Python2Line } from '../../runner/python/python2.ts'
import { isRightBoard } from '../../sudoku/judge/byContent.ts'
import { blanksOf, type Grid } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { ownOf } from './commands.ts'
import type { Refusal } from './en.ts'
import { OWN } from './words.ts'

interface NotesProps {
  readonly run: OwnRun
  /** Rewrites the program in the editor from Python 2 to Python 3. */
  readonly convert: () => void
}

/** Notes below the verdict, e.g. the form of input that was used, a puzzle in the source, or code in Python 2. */
export function VerdictNotes({ run, convert }: NotesProps) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const puzzle = useApp((app) => app.puzzle.grid)
  const { form, io, ownPuzzle, isForeign, verdict, diagnostics } = run
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
      {refusals.length > 0 && <p data-testid="refusals">{words.refusals(refusals.map(refusalOf))}</p>}
      {isForeign && <p data-testid="foreign">{words.isForeign}</p>}
      {hasNeverGoneBack(run, puzzle) && <p data-testid="never-went-back">{words.neverWentBack}</p>}
      {ownPuzzle !== undefined && verdict.kind !== 'accepted' && (
        <OwnPuzzleNote hasReadNothing={io?.input === 'unread'} />
      )}
      <Python2Note run={run} convert={convert} />
    </>
  )
}

/** Fewest blanks of a puzzle that shows anything of a search. */
const FEW_BLANKS = 10

/** True if an accepted program wrote once for each blank: it took no digit back. */
function hasNeverGoneBack({ verdict, events, hidden }: OwnRun, puzzle: Grid): boolean {
  const blanks = blanksOf(puzzle).length
  return verdict.kind === 'accepted' && hidden === undefined && blanks >= FEW_BLANKS && events === blanks
}

/** Prefix of a warning about code that this compiler allows and a judge's does not. */
const REFUSAL = 'a judge refuses this: '

/** Returns what a judge refuses, and in which line. */
function refusalOf({ line, message }: Diagnostic): Refusal {
  return { line, what: message.slice(REFUSAL.length) }
}

/** Offers to run the program on the puzzle that its source contains. */
function OwnPuzzleNote({ hasReadNothing }: { readonly hasReadNothing: boolean }) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  return (
    <p data-testid="own-puzzle">
      {hasReadNothing && <span>{`${words.readsNothing} `}</span>}
      <span>{`${words.ownPuzzle} `}</span>
      <Button
        label={words.watchOwnPuzzle}
        shows="label"
        onClick={() => command({ kind: 'watchOwnPuzzle' })}
      />
    </p>
  )
}

function Python2Note({ run, convert }: NotesProps) {
  const words = useWords(OWN)
  const lines = python2LinesOf(run)
  if (lines.length === 0) return undefined
  const divisions = lineNumbers(lines.filter(({ change }) => change === 'division'))
  return (
    <p data-testid="python2">
      <span>{`${words.python2(lineNumbers(lines.filter(({ change }) => change !== 'division')))} `}</span>
      {divisions.length > 0 && <span>{`${words.divisions(divisions)} `}</span>}
      <Button label={words.convertPython2} shows="label" onClick={convert} />
    </p>
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
