import { batchOf } from './commands.ts'
import { type ChangeEvent, type ClipboardEvent, useRef } from 'react'
import { BATCHES } from './words.ts'
import fields from '../../ui/Field.module.css'
import { Button } from '../../ui/Button.tsx'
import { useActions, useApp, useCommand, useWords } from '../../ui/useApp.ts'
import sections from '../../ui/Section.module.css'

/** Maximum characters pasted into the text field (100 lines). Pasting thousands of lines into it takes seconds. */
const MAX_PASTED = 8200

/** Source of the puzzles: typed or pasted text, or a file. */
export function BatchSource() {
  const words = useWords(BATCHES)
  const { writeBatch } = useActions()
  const solveBatch = useCommand(batchOf)
  const text = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const written = useApp((app) => app.batch.text)

  function solveFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const source = [...(target.files ?? [])]
    if (source.length > 0) void solveBatch({ kind: 'solve', source })
    // Reset, so that choosing the same file again fires `change`.
    target.value = ''
  }

  /** Solves a long paste immediately, like a file, instead of filling the text field. */
  function paste(event: ClipboardEvent) {
    const source = event.clipboardData.getData('text/plain')
    if (source.length <= MAX_PASTED) return
    event.preventDefault()
    void solveBatch({ kind: 'solve', source })
  }

  return (
    <section className={sections.section}>
      <label className={sections.heading} htmlFor="batch-text">
        {words.text}
      </label>
      <textarea
        id="batch-text"
        ref={text}
        className={fields.text}
        rows={5}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        aria-describedby="batch-hint"
        onPaste={paste}
        defaultValue={written}
        onChange={({ target }) => writeBatch(target.value)}
      />
      <p id="batch-hint" className={sections.hint}>
        {words.hint}
      </p>
      <div className={sections.wrap}>
        <Button
          label={words.solve}
          shows="label"
          tone="primary"
          disabled={written === ''}
          onClick={() => void solveBatch({ kind: 'solve', source: text.current?.value ?? '' })}
        />
        <Button label={words.file} shows="label" onClick={() => file.current?.click()} />
        <input ref={file} type="file" multiple hidden aria-label={words.file} onChange={solveFiles} />
      </div>
    </section>
  )
}
