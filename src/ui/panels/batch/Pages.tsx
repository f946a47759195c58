import { BATCHES } from '../../../i18n/batches.ts'
import { Button } from '../../Button.tsx'
import { StepBackIcon, StepForwardIcon, ToEndIcon, ToStartIcon } from '../../icons.tsx'
import { useActions, useWords } from '../../useApp.ts'
import styles from './BatchPanel.module.css'

/** Turns the pages of the table. @property page from 0 */
export function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const words = useWords(BATCHES)
  const { solveBatch } = useActions()
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
    </div>
  )
}
