import 'virtual:rarer-font.css'
import { type DragEvent, useEffect, useMemo, useRef } from 'react'
import { chosenText, type Own, type OwnRun, programsIn, runOf } from '../../../app/own/own.ts'
import type { ListedBreakpoint } from '../../../app/session/debugging.ts'
import { lookalikes, plainChanges } from '../../../core/own/lookalikes.ts'
import { plainListing } from '../../../core/steps/listing.ts'
import { LINE_COUNTS } from '../../../i18n/lineCounts.ts'
import { OWN } from '../../../i18n/own.ts'
import sections from '../../Section.module.css'
import { languageInFront } from '../../../app/own/choice.ts'
import { languageParts } from '../../../app/own/languages.ts'
import type { OwnLanguage } from '../../../core/own/language.ts'
import { lazyPart } from '../../lazyPart.tsx'
import { useActions, useApp, useAppStore, useSession, useWords } from '../../useApp.ts'
import { BelowBoard } from '../program/BelowBoard.tsx'
import { CallStack } from '../program/CallStack.tsx'
import { Hunts } from '../program/running.tsx'
import { Reason } from '../program/Reason.tsx'
import { SteppingButtons } from '../program/SteppingButtons.tsx'
import { useProgramKeys } from '../program/useProgramKeys.ts'
import { Watch } from '../program/Watch.tsx'
import type { EditorHandle } from './editor/Editor.tsx'
import { EDITORS } from './editor/editors.tsx'
import { countsShown } from './countsShown.ts'
import { faultsOf, lookalikeMarks } from './faults.ts'
import { LookalikesLine } from './LookalikesLine.tsx'
import styles from './OwnPanel.module.css'
import { OwnCall } from './OwnCall.tsx'
import { OwnTools } from './OwnTools.tsx'
import { Printed } from './Printed.tsx'
import { moved, toggled } from './sourceBreakpoints.ts'
import { VerdictBar } from './VerdictBar.tsx'

const ToolLine = lazyPart(() => import('./ToolLine.tsx'))
const Breakpoints = lazyPart(() => import('../program/Breakpoints.tsx'))

/** The user's own program: written, run, judged, and watched line by line. */
export default function OwnPanel() {
  const { own: command } = useActions()
  const own = useApp((app) => app.own)
  const language = useApp(languageInFront)
  const isOpen = own !== undefined && programsIn(own.programs, language).length > 0
  useEffect(() => {
    if (!isOpen) void command({ kind: 'open', language })
  }, [isOpen, language, command])
  return isOpen ? <OwnProgram own={own} language={language} /> : undefined
}

function OwnProgram({ own, language }: { readonly own: Own; readonly language: OwnLanguage }) {
  const words = useWords(OWN)
  const { debug, own: command } = useActions()
  const store = useAppStore()
  const breakpoints = useApp((app) => app.breakpoints)
  const shown = chosenText(own, language)
  const { text } = shown
  const run = runOf(own, shown)
  const Editor = EDITORS[language]
  const running = useRunningLine(run, text)
  const lines = useMemo(() => plainListing(run?.text ?? text), [run, text])
  const editor = useRef<EditorHandle>(null)
  const found = useMemo(() => lookalikes(text, language), [text, language])
  const marks = useMemo(
    () => [...faultsOf(words, run, text), ...lookalikeMarks(words, found)],
    [words, run, text, found],
  )
  const countWords = useWords(LINE_COUNTS)
  const countedTo = run?.counts?.kind === 'counted' ? run.counts.event : undefined
  const isThere = useSession(({ playhead }) => playhead.event === countedTo)
  const counts = useMemo(() => countsShown(countWords, run, text, isThere), [countWords, run, text, isThere])
  const marked = useMemo(() => sourceLines(breakpoints), [breakpoints])

  useEffect(() => {
    void debug({ kind: 'refresh' })
  }, [debug])

  function toggle(line: number) {
    for (const each of toggled(line, store.getState().breakpoints)) void debug(each)
  }

  useProgramKeys(() => {
    if (running > 0) toggle(running)
  })

  const tool = language !== 'javascript' && <ToolLine own={own} tool={language} />
  /** Elsewhere on the page a file may be a puzzle, here it is a program. */
  function drop(event: DragEvent) {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    void command({ kind: 'openFiles', files })
  }

  return (
    <div className={run === undefined ? `${styles.panel} ${styles.unrun}` : styles.panel} onDrop={drop}>
      <div className={styles.head}>
        <OwnTools own={own} language={language} run={run} />
        {run === undefined && tool}
        {run !== undefined && (
          <div className={styles.verdict}>
            <VerdictBar run={run} isEdited={run.text !== text} />
            {run.output !== '' && <Printed run={run} />}
          </div>
        )}
        {run !== undefined && <SteppingButtons running={running - 1} />}
        <LookalikesLine
          text={text}
          found={found}
          replace={(byKeyboard) => {
            const plain = editor.current?.change((source) => plainChanges(source, language))
            // On a touch screen, the keyboard would come up.
            if (byKeyboard) editor.current?.focus()
            return plain ?? text
          }}
        />
      </div>
      <div className={styles.source}>
        <div className={styles.over}>
          <Hunts />
        </div>
        <Editor
          handle={editor}
          text={text}
          label={words.name}
          hint={words.leaving}
          changed={(text, lineNow, before) => {
            void command({ kind: 'edit', text, before })
            for (const each of moved(lineNow, store.getState().breakpoints)) void debug(each)
          }}
          run={() => void command({ kind: 'run' })}
          running={running}
          marks={marks}
          breakpoints={marked}
          counts={counts}
          toggleBreakpoint={toggle}
          breakpointName={words.breakpointOn}
        />
      </div>
      {run !== undefined && (
        <BelowBoard>
          <Reason lines={lines} running={running - 1} />
        </BelowBoard>
      )}
      {run !== undefined && (
        <div className={styles.details}>
          <Watch language={languageParts(language).listing} />
          <CallStack Own={OwnCall} />
          <div>
            <Breakpoints lines={lines} />
            {marked.size > 0 && <p className={sections.hint}>{words.breakpointHint}</p>}
            {tool}
          </div>
        </div>
      )}
    </div>
  )
}

/** From 1; 0 where none runs, or where the program is no longer the one that has run. */
function useRunningLine(run: OwnRun | undefined, text: string): number {
  const line = useSession(({ debugging }) => debugging.executionPoint?.step?.line) ?? 0
  return run?.text === text ? line : 0
}

function sourceLines(breakpoints: readonly ListedBreakpoint[]): ReadonlySet<number> {
  return new Set(breakpoints.flatMap(({ place }) => (place.kind === 'source-line' ? [place.line] : [])))
}
