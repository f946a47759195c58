import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Lookalike } from '../../runner/text/lookalikes.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { lineVisitsOf } from '../listing/lineVisits.ts'
import type { Markers } from '../listing/markers.ts'
import { useApp, useAppStore, useMessages, useSession, useWords } from '../store/useApp.ts'
import { DiagnosisCard } from './diagnosis/DiagnosisCard.tsx'
import { ErrorNote, ErrorWords } from './diagnosis/ErrorNote.tsx'
import { StandstillNote, standstillOf } from './diagnosis/StandstillNote.tsx'
import { findingOn, gridOf } from './diagnosis/commands.ts'
import { findingMarks } from './diagnosis/marks.ts'
import { DIAGNOSIS } from './diagnosis/words.ts'
import type { EditorHandle, EditorProps } from './editor/Editor.tsx'
import { EDITORS } from './editor/editors.tsx'
import { movedLine } from './editor/movedLine.ts'
import type { EditorAnnotation, EditorMark } from './editor/outside.ts'
import { editorCounts } from './lineCounting.ts'
import { LINE_COUNTS } from './lineCountWords.ts'
import type { FoundDiagnosis, Own, OwnRun } from './own.ts'
import { VALUES } from './values/words.ts'
import { OWN, type OwnWords } from './words.ts'

interface OwnCodeProps
  extends Pick<
    EditorProps,
    'text' | 'changed' | 'placedCaret' | 'noise' | 'breakpoints' | 'toggleBreakpoint' | 'showValues'
  > {
  readonly handle: RefObject<EditorHandle | null>
  readonly own: Own
  readonly language: OwnLanguage
  /** Runs the program. */
  readonly start: () => void
  /** The latest run of the program. */
  readonly run: OwnRun | undefined
  readonly lookalikes: readonly Lookalike[]
  /** What the diagnosis found, if the code is to show it. */
  readonly diagnosis: FoundDiagnosis | undefined
}

/** The user's program in its editor: where it stands, and notes on what is wrong at the lines that they are about. */
export function OwnCode(props: OwnCodeProps) {
  const { handle, own, language, start, run, text, lookalikes, diagnosis, ...editing } = props
  const words = useWords(OWN)
  const { stepping } = useMessages()
  const store = useAppStore()
  const Editor = EDITORS[language]
  const markers = useMarkers(run, text)
  const marks = useMarks(own, run, text, lookalikes, diagnosis)
  const [diagnosisElement, errorElement, standstillElement] = useNoteElements()
  const isEdited = run !== undefined && run.text !== text
  const puzzle = useApp((app) => app.puzzle.grid)
  const finding = diagnosis && findingOn(puzzle, diagnosis)
  const error = run && errorOf(run)
  /** True if the diagnosis is about the error: one note tells both. */
  const isOneNote = error !== undefined && (finding?.kind === 'crash' || finding?.kind === 'recursion')
  const placeOf = (line: number | undefined) =>
    line === undefined || run === undefined ? 0 : movedLine(run.text, text, line)
  const faultLine = isOneNote ? (error.line ?? finding?.line) : finding?.line
  // Without a line at fault, the note stands at the lines that ran around the event.
  const diagnosisLine = placeOf(faultLine ?? finding?.linesAround.at(-1))
  const errorLine = placeOf(error?.line)
  const standstill = run && standstillOf(run)
  const standstillLine = placeOf(standstill)
  const hasError = error !== undefined && !isOneNote
  const isFault = finding !== undefined && finding.kind !== 'fact'
  const annotations = useMemo(
    (): readonly EditorAnnotation[] => [
      ...(hasError ? [{ line: errorLine, element: errorElement, tone: toneOf(!isEdited) }] : []),
      ...(finding === undefined
        ? []
        : [{ line: diagnosisLine, element: diagnosisElement, tone: toneOf(isFault && !isEdited) }]),
      ...(standstillLine === 0
        ? []
        : [{ line: standstillLine, element: standstillElement, tone: 'fact' as const }]),
    ],
    [
      hasError,
      errorLine,
      errorElement,
      finding,
      diagnosisLine,
      diagnosisElement,
      isFault,
      isEdited,
      standstillLine,
      standstillElement,
    ],
  )

  const countWords = useWords(LINE_COUNTS)
  const countedTo = run?.counts?.kind === 'answered' ? run.counts.request : undefined
  /** True if the playhead is at the event up to which the runs of lines are counted. */
  const isThere = useSession(({ playhead }) => playhead.event === countedTo)
  const counts = useMemo(() => editorCounts(countWords, run, text, isThere), [countWords, run, text, isThere])
  const { shownTag } = useWords(VALUES)
  const shownLine = run === undefined ? undefined : own.valuesPanel?.line
  const tag = useMemo(
    () => (shownLine === undefined ? undefined : { line: shownLine, text: shownTag }),
    [shownLine, shownTag],
  )

  useEffect(() => lineVisitsOf(store).show((line) => handle.current?.visit(line)), [store, handle])
  useFaultKeys(handle, [...marks.filter(isFaulty), ...annotations])

  return (
    <>
      <Editor
        {...editing}
        handle={handle}
        text={text}
        run={start}
        label={words.name}
        hint={words.leaving}
        markers={markers}
        markerWords={stepping.marker}
        marks={marks}
        annotations={annotations}
        counts={counts}
        tag={tag}
        breakpointName={words.breakpointOn}
      />
      {run !== undefined && hasError && (
        <Note element={errorElement}>
          <ErrorNote run={run} isEdited={isEdited} line={numberOf(errorLine)} />
        </Note>
      )}
      {run !== undefined && standstillLine !== 0 && (
        <Note element={standstillElement}>
          <StandstillNote run={run} isEdited={isEdited} line={standstillLine} />
        </Note>
      )}
      {diagnosis !== undefined && (
        <Note element={diagnosisElement}>
          <DiagnosisCard diagnosis={diagnosis} isEdited={isEdited} line={faultLine && placeOf(faultLine)}>
            {run !== undefined && isOneNote ? <ErrorWords run={run} /> : undefined}
          </DiagnosisCard>
        </Note>
      )}
    </>
  )
}

/** Draws a note in its element, which the editor shows between its lines. */
function Note({ element, children }: { readonly element: HTMLElement; readonly children: ReactNode }) {
  return createPortal(children, element)
}

const numberOf = (line: number) => (line === 0 ? undefined : line)
const toneOf = (isFault: boolean): EditorAnnotation['tone'] => (isFault ? 'fault' : 'fact')
const isFaulty = ({ kind }: EditorMark) => kind === 'error' || kind === 'fault'

/** Returns the elements of the notes: on the diagnosis, on an error, and on where the program is or was. */
function useNoteElements() {
  const [elements] = useState(
    () => [noteElement('note-diagnosis'), noteElement('note-error'), noteElement('note-standstill')] as const,
  )
  return elements
}

function noteElement(id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  element.className = 'cm-note'
  // The code around it is not translated.
  element.translate = true
  return element
}

/** Returns the lines at which the program stands; none if it was edited since the run. */
function useMarkers(run: OwnRun | undefined, text: string): Markers {
  const isSame = run?.text === text
  const ran = useSession(({ debugging }) => debugging.executionPoint?.step?.line) ?? 0
  const next = useSession(({ debugging }) => debugging.executionPoint?.next?.line) ?? 0
  return useMemo(() => (isSame ? { ran, next } : { ran: 0, next: 0 }), [isSame, ran, next])
}

/** The error that ended a run, or kept it from starting. @property line undefined if unknown */
function errorOf({ verdict }: OwnRun): { readonly line: number | undefined } | undefined {
  const { kind } = verdict
  return kind === 'runtime-error' || kind === 'syntax-error' || kind === 'compile-error'
    ? { line: verdict.line }
    : undefined
}

function useMarks(
  own: Own,
  run: OwnRun | undefined,
  text: string,
  found: readonly Lookalike[],
  diagnosis: FoundDiagnosis | undefined,
): readonly EditorMark[] {
  const words = useWords(OWN)
  const diagnosisWords = useWords(DIAGNOSIS)
  const puzzle = useApp((app) => app.puzzle.grid)
  const { shownFinding } = own
  return useMemo(() => {
    const shown =
      shownFinding?.hasRun === true ? shownFinding.finding : diagnosis && findingOn(puzzle, diagnosis)
    const isHere =
      diagnosis !== undefined && shown !== undefined && sameBoard(puzzle, gridOf(shown, diagnosis.grid))
    return [
      ...faultMarks(words, run, text),
      ...lookalikeMarks(words, found),
      ...(run?.text === text ? findingMarks(diagnosisWords, shown, isHere) : NONE),
    ]
  }, [words, diagnosisWords, run, text, found, shownFinding, diagnosis, puzzle])
}

const NONE: readonly EditorMark[] = []

/**
 * Returns compiler messages, and the error that ended the run, as editor marks.
 * @param text current program; no marks if it was edited since the run
 */
function faultMarks(words: OwnWords, run: OwnRun | undefined, text: string): readonly EditorMark[] {
  if (run === undefined || run.text !== text) return NONE
  const { verdict, diagnostics } = run
  const reported = diagnostics.flatMap(({ severity: kind, line, message }): readonly EditorMark[] =>
    line === undefined ? [] : [{ line, kind, message: words.compilerSays(message) }],
  )
  if (verdict.kind !== 'runtime-error' && verdict.kind !== 'syntax-error') return reported
  if (verdict.line === undefined) return reported
  return [...reported, { line: verdict.line, kind: 'error', message: words.failed(verdict) }]
}

/** Returns an editor mark for the first lookalike on each line. */
function lookalikeMarks(words: OwnWords, found: readonly Lookalike[]): readonly EditorMark[] {
  return found
    .filter(({ line }, index) => line !== found[index - 1]?.line)
    .map((first) => ({ line: first.line, kind: 'warning', message: words.lookalike(first, 0) }))
}

/** F8 goes from fault to fault, Shift+F8 back; from the last to the first. */
function useFaultKeys(
  handle: RefObject<EditorHandle | null>,
  faults: readonly { readonly line: number }[],
): void {
  const go = useEffectEvent((press: KeyboardEvent) => {
    if (press.key !== 'F8' || (press.target instanceof Element && press.target.closest('dialog') !== null))
      return
    const lines = [...new Set(faults.map(({ line }) => Math.max(1, line)))].toSorted((a, b) => a - b)
    const caret = handle.current?.caretLine() ?? 0
    const next = press.shiftKey
      ? (lines.findLast((line) => line < caret) ?? lines.at(-1))
      : (lines.find((line) => line > caret) ?? lines.at(0))
    if (next === undefined) return
    press.preventDefault()
    handle.current?.visit(next)
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (press) => go(press), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
