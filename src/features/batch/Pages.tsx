import { batchOf } from './commands.ts'
import { type SubmitEvent, useState } from 'react'
import { BATCHES } from './words.ts'
import { Button } from '../../ui/Button.tsx'
import fields from '../../ui/Field.module.css'
import { StepBackIcon, StepForwardIcon, ToEndIcon, ToStartIcon } from '../../ui/icons.tsx'
import { useCommand, useWords } from '../../ui/useApp.ts'
import styles from './BatchPanel.module.css'

interface PagesProps {
  /** From 0. */
  readonly page: number
  /** Number of pages. */
  readonly pages: number
  /** Called with the number of a line that the user looks for, to mark its row. */
  readonly seek: (line: number) => void
}

/** Pagination: previous, next, first, last, or the page of a line. */
export function Pages({ page, pages, seek }: PagesProps) {
  const words = useWords(BATCHES)
  const solveBatch = useCommand(batchOf)
  const show = (page: number) => void solveBatch({ kind: 'show', page })
  const isFirst = page === 0
  const isLast = page === pages - 1
  return (
    <div className={styles.pages} role="group" aria-label={words.pages}>
      <Button
        label={words.first}
        icon={<ToStartIcon />}
        shows="icon"
        disabled={isFirst}
        onClick={() => show(0)}
      />
      <Button
        label={words.previous}
        icon={<StepBackIcon />}
        shows="icon"
        disabled={isFirst}
        onClick={() => show(page - 1)}
      />
      <span className={styles.page}>{words.page(page + 1, pages)}</span>
      <Button
        label={words.next}
        icon={<StepForwardIcon />}
        shows="icon"
        disabled={isLast}
        onClick={() => show(page + 1)}
      />
      <Button
        label={words.last}
        icon={<ToEndIcon />}
        shows="icon"
        disabled={isLast}
        onClick={() => show(pages - 1)}
      />
      <FindLine seek={seek} />
    </div>
  )
}

/** Field for the number of a line to find. Ignores all but digits, such as thousands separators; keeps its value. */
function FindLine({ seek }: Pick<PagesProps, 'seek'>) {
  const words = useWords(BATCHES)
  const solveBatch = useCommand(batchOf)
  const [typed, setTyped] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const line = Number(typed.replaceAll(/\D/g, ''))
    if (line < 1) return
    seek(line)
    void solveBatch({ kind: 'find', line })
  }

  return (
    <form onSubmit={submit}>
      <input
        className={`${fields.field} ${styles.find}`}
        type="text"
        inputMode="numeric"
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
