import { type SubmitEvent, useRef, useState } from 'react'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { INPUT_FORMS } from '../../runner/text/inputForms.ts'
import fields from '../controls/Field.module.css'
import { MoreIcon } from '../controls/icons.tsx'
import { Menu, MenuItem } from '../controls/Menu.tsx'
import { showsValues } from '../drawer/drawer.ts'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { ownOf } from './commands.ts'
import { languageParts } from './languages.ts'
import { isCountable, lineCountingOf } from './lineCounting.ts'
import { LINE_COUNTS } from './lineCountWords.ts'
import { AUTO_INPUT, CALL_INPUT, chosenProgram, type Own, type OwnRun } from './own.ts'
import { canReadValues } from './panelRun.ts'
import styles from './ProgramTools.module.css'
import { KeptTool } from './ToolLine.tsx'
import { VALUES } from './values/words.ts'
import { OWN } from './words.ts'

export interface ProgramToolsProps {
  readonly own: Own
  readonly language: OwnLanguage
  /** The latest run of the program shown. */
  readonly run: OwnRun | undefined
  /**
   * Opens the panel of values: at the caret's line if the user has placed the caret at this position of the run, else
   * at the running line. Closes the panel if it is open.
   */
  readonly showValues: () => void
  /** Asks the user for files to open. */
  readonly openFile: () => void
}

/** Menu of what else can be done with the shown program: its input, counts and values; its name and file; its tool. */
export function ProgramTools({ own, language, run, showValues, openFile }: ProgramToolsProps) {
  const words = useWords(OWN)
  const countWords = useWords(LINE_COUNTS)
  const valuesWords = useWords(VALUES)
  const areValuesShown = useApp(showsValues) && own.valuesPanel !== undefined
  const command = useCommand(ownOf)
  const count = useCommand(lineCountingOf)
  const isCountShown = language === 'python' && run !== undefined && isCountable(run)
  return (
    <div className={styles.more}>
      <Menu label={words.more} icon={<MoreIcon />} shows="icon" tone="quiet" align="end">
        <InputChoice own={own} language={language} />
        {language === 'cpp' && (
          <label className={styles.optimize}>
            <input
              type="checkbox"
              checked={own.optimizes}
              onChange={({ target }) => command({ kind: 'optimize', isOn: target.checked })}
            />
            <span>{words.optimize}</span>
            <span className={styles.only}>{words.optimizeOnly}</span>
          </label>
        )}
        {isCountShown && run.counts?.kind !== 'reading' && (
          <MenuItem label={countWords.count} onClick={() => count('count')} />
        )}
        {run !== undefined && canReadValues(run) && (
          <MenuItem
            label={valuesWords.open}
            note="Shift F9"
            title={valuesWords.openKeys}
            aria-keyshortcuts="Shift+F9"
            aria-expanded={areValuesShown}
            onClick={showValues}
          />
        )}
        <hr className={styles.line} />
        <Rename name={chosenProgram(own, language).name} />
        <MenuItem label={words.openFile} onClick={openFile} />
        <MenuItem label={words.saveFile} onClick={() => command({ kind: 'saveFile' })} />
        <MenuItem label={words.saveAll} onClick={() => command({ kind: 'saveAll' })} />
        <MenuItem label={words.remove} onClick={() => command({ kind: 'remove' })} />
        {language !== 'javascript' && <KeptTool own={own} tool={language} />}
      </Menu>
    </div>
  )
}

/** An item that turns into a name field. Enter renames. */
function Rename({ name }: { readonly name: string }) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const [typed, setTyped] = useState<string>()
  const wasOpen = useRef(false)
  if (typed === undefined)
    return (
      <MenuItem
        // Refocus the item after the field closes.
        ref={(opener) => {
          if (opener === null || !wasOpen.current) return
          wasOpen.current = false
          opener.focus()
        }}
        label={words.rename}
        staysOpen
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
        className={`${fields.field} ${styles.field}`}
        aria-label={words.newName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}

/** Menu of inputs: automatic, a judge's text format, or a function to call. */
function InputChoice({ own, language }: Pick<ProgramToolsProps, 'own' | 'language'>) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const command = useCommand(ownOf)
  const functions = languageParts(language).functionsIn(chosenProgram(own, language).text)
  return (
    <select
      className={`${fields.field} ${styles.field}`}
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
