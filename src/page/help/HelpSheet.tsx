import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { ModalSheet, useModal } from '../controls/ModalSheet.tsx'
import { keysPrinted, STEPPING_COMMANDS } from '../listing/commands.ts'
import { StorageWarning } from '../puzzle/StorageWarning.tsx'
import { useActions, useApp, useMessages, useWords } from '../store/useApp.ts'
import styles from './HelpSheet.module.css'
import { SHORTCUTS } from './shortcutList.ts'
import { HELP } from './words.ts'

/** Dialog with all keys of the app, and a button that opens the guide. */
export default function HelpSheet() {
  const words = useWords(HELP)
  const { stepping } = useMessages()
  const { setHelpOpen, openGuide, setUsesCharacterKeys } = useActions()
  const usesCharacterKeys = useApp((app) => app.preferences.usesCharacterKeys)
  // Modal, so that the keys do not act while the user reads about them.
  const modal = useModal()

  function closeAndOpenGuide() {
    modal.current?.close()
    openGuide()
  }

  return (
    <ModalSheet
      modal={modal}
      title={words.title}
      width="wide"
      beside={<Button label={words.guide} shows="label" onClick={closeAndOpenGuide} />}
      closed={() => setHelpOpen(false)}
    >
      <div className={styles.note}>
        <StorageWarning />
      </div>
      <label className={styles.characterKeys}>
        <input
          type="checkbox"
          checked={usesCharacterKeys}
          onChange={({ target }) => setUsesCharacterKeys(target.checked)}
        />
        <span>{words.characterKeys}</span>
      </label>
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
      <p className={styles.about}>{words.unaffiliated}</p>
    </ModalSheet>
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

/** @param ways alternative keys for the same action, or one for each direction of it */
function Keys({ ways }: { readonly ways: readonly string[] }) {
  return ways.map((keys) => (
    <span key={keys} className={styles.way}>
      {keys.split(/(?<=.)\+/).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  ))
}
