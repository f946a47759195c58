import { Button } from '../controls/Button.tsx'
import { StepBackIcon, StepForwardIcon, ToEndIcon, ToStartIcon } from '../controls/icons.tsx'
import { useWords } from '../store/useApp.ts'
import styles from './CaseList.module.css'
import { GRADE } from './words.ts'

interface CasePagesProps {
  /** From 0. */
  readonly page: number
  /** Number of pages. */
  readonly pages: number
  readonly show: (page: number) => void
}

/** Buttons for the first, previous, next and last page of the list of cases. */
export function CasePages({ page, pages, show }: CasePagesProps) {
  const words = useWords(GRADE).pages
  const isFirst = page === 0
  const isLast = page === pages - 1
  return (
    <div className={styles.pages} role="group" aria-label={words.name}>
      <Button
        label={words.first}
        icon={<ToStartIcon />}
        shows="icon"
        isIdle={isFirst}
        onClick={() => show(0)}
      />
      <Button
        label={words.previous}
        icon={<StepBackIcon />}
        shows="icon"
        isIdle={isFirst}
        onClick={() => show(page - 1)}
      />
      <span>{words.page(page + 1, pages)}</span>
      <Button
        label={words.next}
        icon={<StepForwardIcon />}
        shows="icon"
        isIdle={isLast}
        onClick={() => show(page + 1)}
      />
      <Button
        label={words.last}
        icon={<ToEndIcon />}
        shows="icon"
        isIdle={isLast}
        onClick={() => show(pages - 1)}
      />
    </div>
  )
}
