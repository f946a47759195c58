import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { type AddedBoards, type BoardSource, isGrading } from './grading.ts'
import type { BoardFault } from '../../runner/cases/userBoards.ts'
import { Button } from '../controls/Button.tsx'
import { handedText } from '../controls/clipboardText.ts'
import { droppedFiles } from '../reading/droppedFiles.ts'
import fields from '../controls/Field.module.css'
import sections from '../controls/Section.module.css'
import { isTextField } from '../controls/textField.ts'
import { useApp, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { gradeOf } from './commands.ts'
import styles from './MyBoards.module.css'
import { GRADE } from './words.ts'

/** Maximum characters pasted into the text field (100 lines). Pasting thousands of lines into it takes seconds. */
const MAX_PASTED = 8200

/** Adds the user's boards to the cases: typed, pasted or dropped text, files, or the puzzle on the board. */
export function MyBoards({ id }: { readonly id: string }) {
  const words = useWords(GRADE).mine
  const grade = useCommand(gradeOf)
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const isBusy = useApp(({ grading }) => isGrading(grading))
  const hasMine = useApp(({ grading }) => grading.cases.some(({ origin }) => origin === 'mine'))

  function add(source: BoardSource) {
    if (!isBusy && source.length > 0) grade({ kind: 'addMine', source })
  }

  function addFiles({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])])
    // Reset, so that choosing the same file again fires `change`.
    target.value = ''
  }

  /** Adds a long paste at once, like a file, instead of filling the text field. */
  function paste(event: ClipboardEvent) {
    const pasted = handedText(event.clipboardData)
    if (pasted.length <= MAX_PASTED) return
    event.preventDefault()
    add(pasted)
  }

  /** Adds dropped files or text. Elsewhere on the page, a drop is read as puzzles or programs. */
  function drop(event: DragEvent) {
    const files = droppedFiles(event.dataTransfer)
    // The field takes the text that is dropped into it.
    if (files.length === 0 && isTextField(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    add(files.length > 0 ? files : handedText(event.dataTransfer))
  }

  return (
    <section id={id} className={`${sections.section} ${styles.boards}`} onDrop={drop}>
      <label className={sections.heading} htmlFor="my-boards">
        {words.text}
      </label>
      <textarea
        id="my-boards"
        className={fields.text}
        rows={4}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        aria-describedby="my-boards-hint"
        onPaste={paste}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id="my-boards-hint" className={sections.hint}>
        {words.hint}
      </p>
      <div className={sections.wrap}>
        <Button
          label={words.add}
          tone="primary"
          isIdle={isBusy || text.trim() === ''}
          onClick={() => add(text)}
        />
        <Button label={words.file} isIdle={isBusy} onClick={() => file.current?.click()} />
        <input ref={file} type="file" multiple hidden aria-label={words.file} onChange={addFiles} />
        <Button label={words.shown} isIdle={isBusy} onClick={() => grade({ kind: 'addShown' })} />
        {hasMine && (
          <Button label={words.remove} isIdle={isBusy} onClick={() => grade({ kind: 'removeMine' })} />
        )}
      </div>
      <Report />
    </section>
  )
}

/** Maximum number of unreadable boards that are named. */
const MOST_FAULTS = 5

/** Says how many boards were added, and why others were not. */
function Report() {
  const words = useWords(GRADE).mine
  const added = useApp(({ grading }) => grading.added)
  return (
    <div role="status" data-testid="added">
      {added !== undefined && (
        <>
          <p>{sentences(added, words)}</p>
          {added.faults.length > 0 && <Faults faults={added.faults} />}
        </>
      )}
    </div>
  )
}

function sentences(
  { boards, repeated, conflicting, faults, isBounded }: AddedBoards,
  words: (typeof GRADE)['en']['mine'],
): string {
  const isNothing = boards + repeated + conflicting + faults.length === 0
  return [
    isNothing ? words.nothing : words.added(boards),
    isBounded && words.bounded,
    repeated > 0 && words.repeated(repeated),
    conflicting > 0 && words.conflicting(conflicting),
  ]
    .filter(Boolean)
    .join(' ')
}

function Faults({ faults }: { readonly faults: readonly BoardFault[] }) {
  const words = useWords(GRADE).mine
  const { error } = useMessages().readings
  const more = faults.length - MOST_FAULTS
  return (
    <ul className={styles.faults}>
      {faults.slice(0, MOST_FAULTS).map((fault) => (
        <li key={JSON.stringify([fault.file, fault.place])}>
          {words.fault(fault.file, fault.place, error(fault.error))}
        </li>
      ))}
      {more > 0 && <li>{words.moreFaults(more)}</li>}
    </ul>
  )
}
