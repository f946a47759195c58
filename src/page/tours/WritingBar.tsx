import { useEffect, useRef } from 'react'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { PlayIcon, strokedIcon, UndoIcon } from '../controls/icons.tsx'
import { useApp, useAppStore, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { MOST } from './tour.ts'
import { isTouring } from './touring.ts'
import { undoKeys } from './undoKeys.ts'
import { useWordsKey } from './useWordsKey.ts'
import styles from './WritingBar.module.css'
import type { Writing } from './writing.ts'
import { writingOf } from './writingCommands.ts'
import { WritingSheet } from './WritingSheet.tsx'
import { WRITING } from './writingWords.ts'

/** The words of one step of the tour that the user writes, unless the page walks a tour. */
export default function WritingBar() {
  const store = useAppStore()
  const writing = useApp((app) => app.writing)
  const isWalking = useApp(isTouring)
  useEffect(() => void writingOf(store), [store])
  return (
    writing !== undefined &&
    !isWalking && (
      <>
        <Bar writing={writing} />
        {writing.isSheetOpen && <WritingSheet writing={writing} />}
      </>
    )
  )
}

const AddIcon = strokedIcon('M10 4v12M4 10h12')
const CloseIcon = strokedIcon('m5 5 10 10M15 5 5 15')

function Bar({ writing }: { readonly writing: Writing }) {
  const words = useWords(WRITING)
  const { number } = useMessages()
  const write = useCommand(writingOf)
  const { history, selected, isAdded, refused, isKept } = writing
  const { title, steps } = history.draft
  const step = steps.at(selected)
  const usesKeys = useApp(({ preferences }) => preferences.usesCharacterKeys)
  const field = useRef<HTMLTextAreaElement>(null)
  const leaveByKey = useWordsKey(field)
  return (
    <section className={styles.bar} aria-label={words.name} onKeyDownCapture={undoKeys(write)}>
      <div className={styles.step}>
        <p className={styles.place} role="status">
          {step !== undefined && (
            <>
              <b>{words.step(selected + 1, steps.length)}</b>
              <span>{words.event(number(step.position.event))}</span>
              {isAdded && <span>{words.added(title)}</span>}
              {isAdded && usesKeys && (
                <span className={styles.hint}>
                  <kbd className={styles.key}>W</kbd>
                  <span>{words.toWords}</span>
                </span>
              )}
            </>
          )}
        </p>
        {step === undefined ? (
          <p>{words.noSteps}</p>
        ) : (
          <textarea
            ref={field}
            className={`${fields.field} ${styles.words}`}
            aria-label={words.words}
            aria-keyshortcuts="W"
            rows={2}
            maxLength={MOST.words}
            value={step.words}
            onKeyDown={leaveByKey}
            onChange={({ target }) =>
              write({
                kind: 'edit',
                edit: { kind: 'change', at: selected, parts: { words: target.value }, typed: 'words' },
              })
            }
          />
        )}
      </div>
      <div className={styles.ways}>
        <Button
          label={words.take}
          icon={<AddIcon />}
          tone="primary"
          aria-keyshortcuts="T"
          onClick={() => write({ kind: 'take' })}
        />
        <Button label={words.edit} shows="label" onClick={() => write({ kind: 'showSheet', isOpen: true })} />
        <Button
          label={words.preview}
          icon={<PlayIcon />}
          shows="adaptive"
          isIdle={steps.length === 0}
          onClick={() => write({ kind: 'preview' })}
        />
        <span className={styles.undo}>
          <Button
            label={words.undo}
            icon={<UndoIcon />}
            shows="icon"
            isIdle={history.past.length === 0}
            onClick={() => write({ kind: 'undo' })}
          />
        </span>
        <Button
          label={words.close}
          icon={<CloseIcon />}
          shows="icon"
          onClick={() => write({ kind: 'close' })}
        />
      </div>
      <p className={styles.alert} role="alert">
        {refused === undefined ? !isKept && words.notKept : words.refused[refused]}
      </p>
    </section>
  )
}
