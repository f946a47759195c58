import { type ChangeEvent, useRef } from 'react'
import { filesOf } from '../reading/openingFiles.ts'
import { PROGRAM_MENU_ID } from '../controls/ids.ts'
import { Button } from '../controls/Button.tsx'
import { PlayIcon, StopIcon } from '../controls/icons.tsx'
import { InBar } from '../panels/barPlaces.tsx'
import { useActions, useAppStore, useCommand, useWords } from '../store/useApp.ts'
import { ownOf } from './commands.ts'
import { CountingLine } from './CountingLine.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { chosenProgram, isVerdictPending, type Own } from './own.ts'
import { ProgramTools, type ProgramToolsProps } from './ProgramTools.tsx'
import styles from './OwnTools.module.css'
import { VerdictChip } from './VerdictChip.tsx'
import { OWN } from './words.ts'

type OwnToolsProps = Omit<ProgramToolsProps, 'openFile'>

/** Run, Grade, further tools and the verdict, in the bar; below it, notices. */
export function OwnTools({ own, language, run, showValues }: OwnToolsProps) {
  const words = useWords(OWN)
  const store = useAppStore()
  const files = useRef<HTMLInputElement>(null)

  function open({ target }: ChangeEvent<HTMLInputElement>) {
    void filesOf(store).openFiles([...(target.files ?? [])], 'programs')
    // Reset, so that choosing the same file again fires `change`.
    target.value = ''
  }

  return (
    <>
      <InBar place="start">
        <RunAndGrade own={own} language={language} run={run} />
      </InBar>
      <InBar place="end">
        <ProgramTools
          own={own}
          language={language}
          run={run}
          showValues={showValues}
          openFile={() => files.current?.click()}
        />
        {/* Outside of the menu, which is closed when the files are chosen. */}
        <input ref={files} type="file" multiple hidden aria-label={words.openFile} onChange={open} />
        {run === undefined ? (
          <p className={styles.hint} title={words.runs}>
            {words.runs}
          </p>
        ) : (
          <VerdictChip run={run} isEdited={run.text !== chosenProgram(own, language).text} />
        )}
      </InBar>
      <Removed own={own} />
      <NoticeLine notices={own.notice} />
      {run !== undefined && <CountingLine run={run} />}
    </>
  )
}

/** Run, which is Stop while the program runs, and Grade. */
function RunAndGrade({ own, language, run }: Pick<OwnToolsProps, 'own' | 'language' | 'run'>) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const { gradeProgram } = useActions()
  const isRunning = run !== undefined && isVerdictPending(run.verdict)
  return (
    <>
      {/* Run and Stop are one button, which thus keeps the focus from the press to the verdict. */}
      <button
        type="button"
        className={isRunning ? styles.stop : styles.run}
        disabled={!isRunning && language === 'cpp' && own.tools.cpp === 'short-memory'}
        aria-disabled={(isRunning && own.hasJustRun) || undefined}
        title={isRunning ? undefined : 'Ctrl+Enter'}
        aria-keyshortcuts={isRunning ? undefined : 'Control+Enter'}
        onClick={() => {
          if (!isRunning) command({ kind: 'run' })
          else if (!own.hasJustRun) command({ kind: 'stop' })
        }}
      >
        {isRunning ? <StopIcon /> : <PlayIcon />}
        <span>{isRunning ? words.stop : words.run}</span>
      </button>
      <Button
        label={words.grade}
        shows="label"
        isIdle={isRunning}
        onClick={() => gradeProgram({ kind: 'own', id: chosenProgram(own, language).id })}
      />
    </>
  )
}

/** Says which program was deleted, with a button that restores it. Empty if none was. */
function Removed({ own: { removed } }: { readonly own: Own }) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  return (
    <p className={styles.removed} role="status">
      {removed !== undefined && (
        <>
          <span>{words.removed(removed.name)}</span>
          <Button
            label={words.restore}
            shows="label"
            onClick={() => {
              // The button unmounts on click: focus the menu, which shows the restored program.
              document.getElementById(PROGRAM_MENU_ID)?.focus()
              command({ kind: 'restore' })
            }}
          />
        </>
      )}
    </p>
  )
}
