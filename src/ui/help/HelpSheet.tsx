import 'virtual:rarer-font.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { HELP } from '../../i18n/help.ts'
import { Button } from '../Button.tsx'
import { keysPrinted, STEPPING_COMMANDS } from '../panels/program/commands.ts'
import { Forgets } from '../panels/puzzle/Forgets.tsx'
import { useActions, useMessages, useWords } from '../useApp.ts'
import styles from './HelpSheet.module.css'
import { SHORTCUTS } from './shortcutList.ts'

/** Every key of the app, in a dialog over the page. */
export default function HelpSheet() {
  const words = useWords(HELP)
  const { alert } = useMessages()
  const { stepping } = useMessages()
  const { setHelpOpen, openGuide } = useActions()
  const dialog = useRef<HTMLDialogElement>(null)

  function guide() {
    dialog.current?.close()
    void openGuide()
  }

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const listening = new AbortController()
    // Keys that are read about are not to work meanwhile.
    element.addEventListener('keydown', (press) => press.stopPropagation(), { signal: listening.signal })
    if (!element.open) element.showModal()
    return () => listening.abort()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="help-title"
      onClose={() => setHelpOpen(false)}
    >
      <div className={styles.head}>
        <h2 id="help-title">{words.title}</h2>
        <Button label={words.guide} shows="label" onClick={guide} />
        <Button label={alert.close} shows="label" onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.note}>
        <Forgets />
      </div>
      <div className={styles.groups}>
        {SHORTCUTS.map(({ name, shortcuts }) => (
          <section key={name} aria-label={words.groups[name]}>
            <h3>{words.groups[name]}</h3>
            <dl className={styles.keys}>
              {name === 'program' &&
                STEPPING_COMMANDS.map((command) => (
                  <Shortcut key={command.name} action={stepping.commands[command.name]}>
                    <Keys ways={[keysPrinted(command.keys)]} />
                  </Shortcut>
                ))}
              {shortcuts.map(([action, ...ways]) => (
                <Shortcut key={action} action={words.actions[action]}>
                  <Keys ways={ways} />
                </Shortcut>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  )
}

function Shortcut({ action, children }: { readonly action: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{action}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** @param ways that do the same */
function Keys({ ways }: { readonly ways: readonly string[] }) {
  return ways.map((keys) => (
    <span key={keys} className={styles.way}>
      {keys.split(/(?<=.)\+/).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  ))
}
