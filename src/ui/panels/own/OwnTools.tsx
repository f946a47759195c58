import { examples } from '../../../app/own/examples.ts'
import { AUTO_INPUT, CALL_INPUT, chosenText, type Own } from '../../../app/own/own.ts'
import { INPUT_FORMATS } from '../../../app/own/inputFormats.ts'
import { functionsIn } from '../../../core/own/programInput.ts'
import { OWN } from '../../../i18n/own.ts'
import { Button } from '../../Button.tsx'
import fields from '../../Field.module.css'
import { PlayIcon, StopIcon } from '../../icons.tsx'
import { useActions, usePhrase, useWords } from '../../useApp.ts'
import styles from './OwnTools.module.css'

/** Runs and stops the program, and says which it is and how it gets its puzzle. */
export function OwnTools({ own }: { readonly own: Own }) {
  const words = useWords(OWN)
  const { own: command } = useActions()
  const { verdict } = own.run ?? {}
  const isRunning = verdict?.kind === 'running' || verdict?.kind === 'loading'
  return (
    <div className={styles.tools}>
      {isRunning ? (
        <Button
          label={words.stop}
          icon={<StopIcon />}
          tone="stop"
          onClick={() => void command({ kind: 'stop' })}
        />
      ) : (
        <button
          type="button"
          className={styles.run}
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
          onClick={() => void command({ kind: 'run' })}
        >
          <PlayIcon />
          {words.run}
        </button>
      )}
      <TextChoice own={own} />
      <InputChoice own={own} />
      {own.run === undefined && <p className={styles.hint}>{words.runs}</p>}
    </div>
  )
}

const NEW = 'new'
const REMOVE = 'remove'
const EXAMPLE = 'example:'

/** The programs by name, and ways to have another, or one less. */
function TextChoice({ own: { programs, chosen } }: { readonly own: Own }) {
  const words = useWords(OWN)
  const { own: command } = useActions()

  function choose(value: string) {
    const example = examples().find(({ name }) => value === `${EXAMPLE}${name}`)
    if (example !== undefined) void command({ kind: 'add', ...example })
    else if (value === NEW) void command({ kind: 'add', text: '' })
    else if (value === REMOVE) void command({ kind: 'remove' })
    else void command({ kind: 'choose', id: Number(value) })
  }

  return (
    <select
      className={fields.field}
      aria-label={words.program}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <optgroup label={words.programs}>
        {programs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
      <option value={NEW}>{words.add}</option>
      <option value={REMOVE}>{words.remove}</option>
      <optgroup label={words.examples}>
        {examples().map(({ name }) => (
          <option key={name} value={`${EXAMPLE}${name}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

/** How the program gets its puzzle. */
function InputChoice({ own }: { readonly own: Own }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const { own: command } = useActions()
  const functions = functionsIn(chosenText(own).text)
  return (
    <select
      className={fields.field}
      aria-label={words.input}
      value={own.input}
      onChange={({ target }) => void command({ kind: 'chooseInput', input: target.value })}
    >
      <option value={AUTO_INPUT}>{words.autoInput}</option>
      {INPUT_FORMATS.map(({ id, name }) => (
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
