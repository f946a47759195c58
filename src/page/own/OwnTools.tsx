import { ownOf } from './commands.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { BROKEN } from './broken.ts'
import { EXAMPLES } from './examples.ts'
import {
  AUTO_INPUT,
  CALL_INPUT,
  chosenProgram,
  isVerdictPending,
  type Own,
  type OwnRun,
  programsIn,
} from './own.ts'
import { mendedKey } from './mendedPrograms.ts'
import { INPUT_FORMS } from '../../runner/text/inputForms.ts'
import { languageParts } from './languages.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import unseen from '../controls/Unseen.module.css'
import fields from '../controls/Field.module.css'
import { PlayIcon, StopIcon } from '../controls/icons.tsx'
import { useActions, useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { showsValues } from '../drawer/drawer.ts'
import { CountLines } from './CountLines.tsx'
import { FilesMenu } from './FilesMenu.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import styles from './OwnTools.module.css'
import { canReadValues } from './panelRun.ts'
import { VALUES } from './values/words.ts'

interface ToolsProps {
  readonly own: Own
  readonly language: OwnLanguage
}

interface OwnToolsProps extends ToolsProps {
  /** The latest run of the program shown. */
  readonly run: OwnRun | undefined
  /**
   * Opens the panel of values: at the caret's line if the user has placed the caret at this position of the run, else
   * at the running line. Closes the panel if it is open.
   */
  readonly showValues: () => void
}

/** Toolbar: run and stop, grade, programs and files, options of compiler and input, line counts, values. */
export function OwnTools({ own, language, run, showValues }: OwnToolsProps) {
  const words = useWords(OWN)
  const valuesWords = useWords(VALUES)
  const command = useCommand(ownOf)
  const { gradeProgram } = useActions()
  const areValuesShown = useApp(showsValues) && own.valuesPanel !== undefined
  const isRunning = run !== undefined && isVerdictPending(run.verdict)
  return (
    <div className={styles.tools}>
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
        onClick={() => gradeProgram({ kind: 'own', id: chosenProgram(own, language).id })}
      />
      <ProgramChoice own={own} language={language} />
      <FilesMenu>
        <RenameButton name={chosenProgram(own, language).name} />
      </FilesMenu>
      <InputChoice own={own} language={language} />
      {language === 'cpp' && (
        <label className={styles.choice} title={words.optimizeOnly}>
          <input
            type="checkbox"
            checked={own.optimizes}
            onChange={({ target }) => command({ kind: 'optimize', isOn: target.checked })}
          />
          <span>{words.optimize}</span>
          <span className={unseen.unseen}>{`: ${words.optimizeOnly}`}</span>
        </label>
      )}
      {language === 'python' && run !== undefined && <CountLines run={run} />}
      {run !== undefined && canReadValues(run) && (
        <Button
          label={valuesWords.open}
          title={valuesWords.openKeys}
          aria-keyshortcuts="Shift+F9"
          shows="label"
          aria-expanded={areValuesShown}
          onClick={showValues}
        />
      )}
      <p className={styles.removed} role="status">
        {own.removed !== undefined && (
          <>
            <span>{`${words.removed(own.removed.name)} `}</span>
            <Button
              label={words.restore}
              shows="label"
              onClick={({ currentTarget }) => {
                // The button unmounts on click: focus the select, which shows the restored program.
                currentTarget.closest('div')?.querySelector('select')?.focus()
                command({ kind: 'restore' })
              }}
            />
          </>
        )}
      </p>
      <NoticeLine notices={own.notice} />
      {own.run === undefined && <p className={styles.hint}>{words.runs}</p>}
    </div>
  )
}

const NEW = 'new'
const REMOVE = 'remove'
const EXAMPLE = 'example:'
const BROKEN_ONE = 'broken:'

/** Menu of programs, with entries to add and delete one. */
function ProgramChoice({ own, language }: ToolsProps) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const examples = EXAMPLES[language]
  const broken = BROKEN[language]
  const mended = (id: string) => own.mended[mendedKey(language, id)]

  function choose(value: string) {
    const example = examples.find(({ name }) => value === `${EXAMPLE}${name}`)
    if (example !== undefined) command({ kind: 'add', ...example })
    else if (value.startsWith(BROKEN_ONE)) {
      const id = value.slice(BROKEN_ONE.length)
      const number = broken.findIndex((each) => each.id === id) + 1
      command({
        kind: 'openBroken',
        id,
        name: `${words.brokenName(number)}${languageParts(language).extension}`,
      })
    } else if (value === NEW) command({ kind: 'add', text: '' })
    else if (value === REMOVE) command({ kind: 'remove' })
    else command({ kind: 'choose', id: value })
  }

  return (
    <select
      className={fields.field}
      aria-label={words.program}
      value={chosenProgram(own, language).id}
      onChange={({ target }) => choose(target.value)}
    >
      <optgroup label={words.programs}>
        {programsIn(own.programs, language).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
      <option value={NEW}>{words.add}</option>
      <option value={REMOVE}>{words.remove}</option>
      <optgroup label={words.examples}>
        {examples.map(({ name }) => (
          <option key={name} value={`${EXAMPLE}${name}`}>
            {name}
          </option>
        ))}
      </optgroup>
      {broken.length > 0 && (
        <optgroup label={words.brokenPrograms(broken.filter(({ id }) => mended(id)).length, broken.length)}>
          {broken.map(({ id }, index) => (
            <option key={id} value={`${BROKEN_ONE}${id}`}>
              {words.brokenChoice(index + 1, mended(id))}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  )
}

/** Button that turns into a name field. Enter renames, Escape cancels. */
function RenameButton({ name }: { readonly name: string }) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const [typed, setTyped] = useState<string>()
  const wasOpen = useRef(false)
  if (typed === undefined)
    return (
      <Button
        // Refocus the button after the field closes.
        ref={(opener) => {
          if (opener === null || !wasOpen.current) return
          wasOpen.current = false
          opener.focus()
        }}
        label={words.rename}
        shows="label"
        onClick={() => {
          wasOpen.current = true
          setTyped(name)
        }}
      />
    )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    command({ kind: 'rename', name: typed ?? name })
    setTyped(undefined)
  }

  return (
    <form onSubmit={submit}>
      <input
        ref={(field) => field?.focus()}
        className={fields.field}
        aria-label={words.newName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(press) => {
          if (press.key === 'Escape') setTyped(undefined)
        }}
      />
    </form>
  )
}

/** Menu of inputs: automatic, a judge's text format, or a function to call. */
function InputChoice({ own, language }: ToolsProps) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const command = useCommand(ownOf)
  const functions = languageParts(language).functionsIn(chosenProgram(own, language).text)
  return (
    <select
      className={fields.field}
      aria-label={words.input}
      value={own.input}
      onChange={({ target }) => command({ kind: 'chooseInput', input: target.value })}
    >
      <option value={AUTO_INPUT}>{words.autoInput}</option>
      {INPUT_FORMS.map(({ id, name }) => (
        <option key={id} value={id}>
          {words.inputAs(phrase(name))}
        </option>
      ))}
      {functions.map(({ name }) => (
        <option key={name} value={`${CALL_INPUT}${name}`}>
          {words.calls(name)}
        </option>
      ))}
    </select>
  )
}
