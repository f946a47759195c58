import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { ModalSheet, useModal } from '../controls/ModalSheet.tsx'
import { keysPrinted, STEPPING_COMMANDS } from '../listing/commands.ts'
import { StorageWarning } from '../puzzle/StorageWarning.tsx'
import { useActions, useApp, useMessages, usePhrase, useWords } from '../store/useApp.ts'
import { LESSON_TITLES } from '../tours/lessons/lessonTitles.ts'
import styles from './HelpSheet.module.css'
import { SHORTCUTS } from './shortcutList.ts'
import { HELP } from './words.ts'

/** Dialog that helps: with lessons, what can be pasted, words, keys, and what the app is. */
export default function HelpSheet() {
  const words = useWords(HELP)
  const phrase = usePhrase()
  const { stepping } = useMessages()
  const { setHelpOpen, openTour, writeOwn, setUsesCharacterKeys } = useActions()
  const usesCharacterKeys = useApp((app) => app.preferences.usesCharacterKeys)
  // Modal, so that the keys do not act while the user reads about them.
  const modal = useModal()

  function closeAndOpenLesson(id: string) {
    modal.current?.close()
    openTour({ kind: 'lesson', id })
  }

  function closeAndWrite() {
    modal.current?.close()
    writeOwn()
  }

  return (
    <ModalSheet
      modal={modal}
      title={words.title}
      width="wide"
      beside={false}
      closed={() => setHelpOpen(false)}
    >
      <div className={styles.note}>
        <StorageWarning />
      </div>
      <Part name={words.lessons}>
        <p>{words.lessonsHint}</p>
        <div className={styles.lessons}>
          {Object.entries(LESSON_TITLES).map(([id, title]) => (
            <Button key={id} label={phrase(title)} shows="label" onClick={() => closeAndOpenLesson(id)} />
          ))}
        </div>
        <p>{words.brokenHint}</p>
        <div className={styles.lessons}>
          <Button label={words.write} shows="label" onClick={closeAndWrite} />
        </div>
      </Part>
      <Part name={words.pasting}>
        <dl className={styles.terms}>
          {words.pasted.map(([what, meaning]) => (
            <Term key={what} what={what} meaning={meaning} />
          ))}
        </dl>
      </Part>
      <Part name={words.glossary}>
        <dl className={styles.terms}>
          {words.terms.map(([what, meaning]) => (
            <Term key={what} what={what} meaning={meaning} />
          ))}
        </dl>
      </Part>
      <div className={styles.part}>
        <h3>{words.keys}</h3>
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
            <h4>{words.groups[name]}</h4>
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
      <Part name={words.about}>
        <p>{words.private}</p>
        <p>{words.unaffiliated}</p>
      </Part>
    </ModalSheet>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  )
}

function Term({ what, meaning }: { readonly what: string; readonly meaning: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{meaning}</dd>
    </div>
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
