import { type DragEvent, useEffect, useMemo, useRef } from 'react'
import { languageInFront } from './choice.ts'
import { chosenProgram, type Own, type OwnRun, programsIn, runOf } from './own.ts'
import type { DebuggerCommand, ListedBreakpoint } from '../session/debugging.ts'
import { positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { type Lookalike, lookalikes, plainChanges } from '../../runner/text/lookalikes.ts'
import { filesOf } from '../reading/openingFiles.ts'
import { cleanProgram } from '../../runner/text/cleaning.ts'
import { type NoisePart, noiseParts, withoutNoise } from '../../runner/text/noise.ts'
import { plainListing } from '../../search/steps/listing.ts'
import { type Position, samePosition } from '../../search/trace/position.ts'
import { OWN } from './words.ts'
import sections from '../controls/Section.module.css'
import { droppedFiles } from '../reading/droppedFiles.ts'
import { BelowBoard } from './diagnosis/BelowBoard.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { drawerOf } from '../drawer/commands.ts'
import { showsValues } from '../drawer/drawer.ts'
import { FindingStatus } from '../listing/FindingLine.tsx'
import { useProgramKeys } from '../listing/useProgramKeys.ts'
import { useActions, useApp, useAppStore, useCommand, useSession, useWords } from '../store/useApp.ts'
import { isTouring } from '../tours/touring.ts'
import { LookalikesLine } from './LookalikesLine.tsx'
import { OwnCall, ReturnedCall } from './OwnCall.tsx'
import styles from './OwnPanel.module.css'
import { OwnCode } from './OwnCode.tsx'
import { MendLine } from './MendLine.tsx'
import { NoiseLine } from './NoiseLine.tsx'
import { OwnTools } from './OwnTools.tsx'
import { ToolLine } from './ToolLine.tsx'
import { VerdictNotes } from './VerdictNotes.tsx'
import { ownOf } from './commands.ts'
import { valuesOf } from './values/commands.ts'
import { ValuesPanel } from './values/ValuesPanel.tsx'
import { RunningVariableName } from './variable/VariableName.tsx'
import { VariableStory } from './variable/VariableStory.tsx'
import { DiagnosisAnnouncement, DiagnosisCard, useDiagnosisPlace } from './diagnosis/DiagnosisCard.tsx'
import type { EditorHandle } from './editor/Editor.tsx'
import { languageParts } from './languages.ts'

/** Panel in which the user's own program is written, run, judged and stepped through. */
export default function OwnPanel() {
  const store = useAppStore()
  const own = useApp((app) => app.own)
  const language = useApp(languageInFront)
  const isOpen = useApp(hasProgram)
  useEffect(() => {
    /** Opens a program, unless the commands that awaited this code, which come first, open one. */
    async function openFirst() {
      const command = await store.environment.ownCommands.loaded
      if (!hasProgram(store.getState()))
        command({ kind: 'open', language: languageInFront(store.getState()) })
    }
    ownOf(store)
    void openFirst()
  }, [store])
  return isOpen && own !== undefined ? <OwnProgram own={own} language={language} /> : undefined
}

export { OwnLikeness } from './OwnLikeness.tsx'
export { ProgramOptions } from './ProgramOptions.tsx'
export { DrawnValues } from './values/DrawnValues.tsx'

/** Creates the commands of own programs, which commands await. */
export function OwnRequests() {
  const store = useAppStore()
  useEffect(() => {
    ownOf(store)
  }, [store])
  return undefined
}

/** True if the user has a program in the language that the page shows. */
function hasProgram(app: AppState): boolean {
  return app.own !== undefined && programsIn(app.own.programs, languageInFront(app)).length > 0
}

function OwnProgram({ own, language }: { readonly own: Own; readonly language: OwnLanguage }) {
  const words = useWords(OWN)
  const { debug } = useActions()
  const command = useCommand(ownOf)
  const store = useAppStore()
  const breakpoints = useApp((app) => app.breakpoints)
  const shown = chosenProgram(own, language)
  const { text } = shown
  const run = runOf(own, shown)
  const running = useRunningLine(run, text)
  const lines = useMemo(() => plainListing(run?.text ?? text), [run, text])
  const editor = useRef<EditorHandle>(null)
  /** Position of the playhead when the user last placed the caret; undefined until then. */
  const placedAt = useRef<Position>(undefined)
  const noisy = useMemo(() => withoutNoise(text), [text])
  const clean = useMemo(
    () => (noisy === undefined ? undefined : cleanProgram(text, language)),
    [text, language, noisy],
  )
  const noise = useMemo(() => (noisy === undefined ? NO_NOISE : noiseParts(text, noisy)), [text, noisy])
  // Characters around the program go with the noise.
  const mistakable = useMemo(
    () =>
      lookalikes(text, language).filter(
        ({ line, column }) =>
          !noise.some((part) => part.line === line && part.from < column && column <= part.to),
      ),
    [text, language, noise],
  )
  const { shownFinding } = own
  // While the program reruns on the board of the shown finding, the run has no diagnosis. Show the finding's diagnosis.
  const known = run?.diagnosis ?? (shownFinding?.text === text ? shownFinding.diagnosis : undefined)
  // A tour explains its program itself, and may ask what is wrong.
  const isExplained = useApp(isTouring)
  const diagnosis = isExplained ? undefined : known
  const diagnosisPlace = useDiagnosisPlace(own)
  const found = diagnosis?.kind === 'found' ? diagnosis : undefined
  const marked = useMemo(() => breakpointLines(breakpoints), [breakpoints])
  const valuesCommand = useCommand(valuesOf)
  const drawer = useCommand(drawerOf)
  const panel = run === undefined ? undefined : own.valuesPanel
  const areValuesShown = useApp(showsValues) && panel !== undefined

  /** Removes the breakpoints of a line, or adds one if there is none. */
  function toggle(line: number) {
    for (const each of toggleCommands(line, store.getState().breakpoints)) debug(each)
  }

  /**
   * Returns the caret's line if the user placed the caret at the current position of the playhead, or if no line is
   * running; otherwise the running line. Returns 1 if there is neither.
   */
  function lineToShow(): number {
    const caret = editor.current?.caretLine()
    const here = positionOf(frontOf(store.getState()))
    const isPlacedHere = placedAt.current !== undefined && samePosition(placedAt.current, here)
    return (isPlacedHere || running <= 0 ? caret : running) ?? Math.max(1, running)
  }

  useProgramKeys(() => {
    if (running > 0) toggle(running)
  })

  /** Opens files dropped in this panel as programs; elsewhere on the page, a dropped file may be a puzzle. */
  function openDropped(event: DragEvent) {
    const files = droppedFiles(event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    void filesOf(store).openFiles(files, 'programs')
  }

  return (
    <div
      className={run === undefined ? `${styles.panel} ${styles.unrun}` : styles.panel}
      onDrop={openDropped}
    >
      <div className={styles.head}>
        <OwnTools
          own={own}
          language={language}
          run={run}
          showValues={() =>
            valuesCommand(areValuesShown ? { kind: 'close' } : { kind: 'open', line: lineToShow() })
          }
        />
        {shown.exercise !== undefined && <MendLine own={own} shown={shown} exercise={shown.exercise} />}
        {run === undefined && language !== 'javascript' && <ToolLine own={own} tool={language} />}
        {run?.text === text && (
          <VerdictNotes
            run={run}
            convert={(to) =>
              editor.current?.change((source) => [{ from: 0, to: source.length, insert: to(source) }])
            }
          />
        )}
        <NoiseLine
          key={shown.id}
          text={text}
          clean={clean}
          replace={(replaced, byKeyboard) => {
            // The line is there before the editor, whose code is loaded.
            if (editor.current === null) command({ kind: 'edit', text: replaced, before: text })
            else editor.current.change((source) => [{ from: 0, to: source.length, insert: replaced }])
            if (byKeyboard) editor.current?.focus()
          }}
        />
        <LookalikesLine
          text={text}
          found={noisy === undefined ? mistakable : NO_LOOKALIKES}
          replace={(byKeyboard) => {
            const plain = editor.current?.change((source) => plainChanges(source, language))
            // After a tap, focus would open the keyboard of a touch screen.
            if (byKeyboard) editor.current?.focus()
            return plain ?? text
          }}
        />
      </div>
      <div className={styles.source} data-code>
        <div className={styles.over}>
          <FindingStatus />
        </div>
        <OwnCode
          handle={editor}
          own={own}
          language={language}
          run={run}
          text={text}
          lookalikes={mistakable}
          diagnosis={diagnosisPlace === 'code' ? found : undefined}
          noise={noise}
          breakpoints={marked}
          changed={(text, lineNow, before) => {
            command({ kind: 'edit', text, before })
            for (const each of moveCommands(lineNow, store.getState().breakpoints)) debug(each)
            valuesCommand({ kind: 'follow', lineNow })
          }}
          placedCaret={() => {
            placedAt.current = positionOf(frontOf(store.getState()))
          }}
          start={() => command({ kind: 'run' })}
          toggleBreakpoint={toggle}
          showValues={(line) => valuesCommand({ kind: 'open', line })}
        />
      </div>
      {run !== undefined && (
        <BelowBoard>
          {diagnosisPlace === 'board' && found !== undefined && (
            <DiagnosisCard
              diagnosis={found}
              isEdited={run.text !== text}
              line={found.found.line}
              hidesListing
            />
          )}
          <DiagnosisAnnouncement diagnosis={isExplained ? undefined : run.diagnosis} />
        </BelowBoard>
      )}
      {run !== undefined && (
        <Drawer
          language={languageParts(language).listing}
          lines={lines}
          openValues={() => {
            const isAsked = panel !== undefined || run.variable !== undefined
            if (isAsked) drawer({ kind: 'open', tab: 'values' })
            else valuesCommand({ kind: 'open', line: lineToShow() })
          }}
          own={{
            Name: RunningVariableName,
            Call: OwnCall,
            Returned: ReturnedCall,
            values: (
              <ValuesTab run={run} text={text} language={language} leave={() => editor.current?.focus()} />
            ),
            belowBreakpoints: marked.size > 0 && <p className={sections.hint}>{words.breakpointHint}</p>,
          }}
        />
      )}
    </div>
  )
}

interface ValuesTabProps {
  readonly run: OwnRun
  readonly text: string
  readonly language: OwnLanguage
  /** Moves the focus to the editor. */
  readonly leave: () => void
}

/** Values that were asked for: the writes of a variable, or the values of expressions at a line. */
function ValuesTab({ run, text, language, leave }: ValuesTabProps) {
  const panel = useApp(({ own }) => own?.valuesPanel)
  return run.variable !== undefined ? (
    <VariableStory variable={run.variable} language={languageParts(language).listing} events={run.events} />
  ) : (
    panel !== undefined && <ValuesPanel panel={panel} run={run} text={text} leave={leave} />
  )
}

/** Returns the running line, from 1; 0 if none runs or the program was edited since the run. */
function useRunningLine(run: OwnRun | undefined, text: string): number {
  const line = useSession(({ debugging }) => debugging.executionPoint?.step?.line) ?? 0
  return run?.text === text ? line : 0
}

function breakpointLines(breakpoints: readonly ListedBreakpoint[]): ReadonlySet<number> {
  return new Set(breakpoints.flatMap(({ place }) => (place.kind === 'source-line' ? [place.line] : [])))
}

const NO_LOOKALIKES: readonly Lookalike[] = []
const NO_NOISE: readonly NoisePart[] = []

/** Returns commands that move breakpoints with their lines. @param lineNow maps a line to its new one, 0 if deleted */
function moveCommands(
  lineNow: (line: number) => number,
  breakpoints: readonly ListedBreakpoint[],
): readonly DebuggerCommand[] {
  return breakpoints.flatMap(({ id, place, conditions, nth }): readonly DebuggerCommand[] => {
    if (place.kind !== 'source-line') return []
    const line = lineNow(place.line)
    if (line === place.line) return []
    if (line === 0) return [{ kind: 'removeBreakpoint', id }]
    return [{ kind: 'changeBreakpoint', id, breakpoint: { place: { ...place, line }, conditions, nth } }]
  })
}

/** Returns commands that remove all breakpoints of a line, or add one if there is none. */
function toggleCommands(line: number, breakpoints: readonly ListedBreakpoint[]): readonly DebuggerCommand[] {
  const found = breakpoints.filter(({ place }) => place.kind === 'source-line' && place.line === line)
  if (found.length > 0) return found.map(({ id }) => ({ kind: 'removeBreakpoint', id }))
  const breakpoint = { place: { kind: 'source-line', line }, conditions: [], nth: 0 } as const
  return [{ kind: 'addBreakpoint', breakpoint }]
}
