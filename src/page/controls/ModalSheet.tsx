import { type ReactElement, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import styles from './ModalSheet.module.css'
import { useMessages } from '../store/useApp.ts'
import type { useModal } from './useModal.ts'

interface ModalSheetProps {
  readonly modal: ReturnType<typeof useModal>
  readonly title: string
  readonly width: 'wide' | 'narrow'
  /** Element between the title and the Close button. */
  readonly beside: ReactElement | false | undefined
  /** Called after the dialog has closed. */
  readonly closed: () => void
  readonly children: ReactNode
}

/** Dialog over the page, with a sticky title. */
export function ModalSheet({ modal, title, width, beside, closed, children }: ModalSheetProps) {
  const { alert } = useMessages()
  const id = useId()
  return (
    <dialog ref={modal} className={`${styles.sheet} ${styles[width]}`} aria-labelledby={id} onClose={closed}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
        <Button label={alert.close} shows="label" onClick={() => modal.current?.close()} />
      </div>
      {children}
    </dialog>
  )
}
