import { flushSync } from 'react-dom'
import { GridIcon, OneIcon, PasteIcon } from '../controls/icons.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { SAMPLES_ID } from '../puzzle/ids.ts'
import { useToPuzzlePanel } from '../puzzle/useToPuzzlePanel.ts'
import { usePaste } from '../reading/usePaste.ts'
import styles from './Introduction.module.css'

/** Introduces the app to a first visitor: offers the guided run, and three ways to get a puzzle. */
export function Introduction() {
  const { introduction: words } = useMessages()
  const isOpen = useApp((app) => app.introduction !== undefined)
  const { clear, select, setEditing, openGuide } = useActions()
  const paste = usePaste()
  const toPuzzlePanel = useToPuzzlePanel()
  if (!isOpen) return undefined

  /** Leads to the sample puzzles. */
  const pick = () => toPuzzlePanel(() => document.getElementById(SAMPLES_ID)?.querySelector('button'))

  /** Starts entering a puzzle by hand. */
  function enter() {
    flushSync(() => {
      clear()
      select(0)
      setEditing(true)
    })
    document.querySelector<HTMLElement>('[data-cell="0"]')?.focus()
  }

  return (
    <section className={styles.introduction} aria-label={words.name}>
      <div className={styles.words}>
        <h2>{words.promise}</h2>
        <p>
          <span>{`${words.now} `}</span>
          <button type="button" className={styles.guide} onClick={openGuide}>
            {words.guide}
          </button>
        </p>
      </div>
      <div className={styles.starts}>
        <StartButton
          icon={<PasteIcon />}
          name={words.paste}
          hint={words.pasteHint}
          onClick={() => void paste()}
        />
        <StartButton icon={<GridIcon />} name={words.sample} hint={words.sampleHint} onClick={pick} />
        <StartButton icon={<OneIcon />} name={words.enter} hint={words.enterHint} onClick={enter} />
      </div>
    </section>
  )
}

interface StartButtonProps {
  readonly icon: React.ReactElement
  readonly name: string
  readonly hint: string
  readonly onClick: () => void
}

function StartButton({ icon, name, hint, onClick }: StartButtonProps) {
  return (
    <button type="button" className={styles.start} onClick={onClick}>
      {icon}
      <span>
        <b>{name}</b>
        <i aria-hidden="true">{hint}</i>
      </span>
    </button>
  )
}
