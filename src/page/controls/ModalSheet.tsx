import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { useMessages } from '../store/useApp.ts'
import styles from './ModalSheet.module.css'

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

/** Returns a ref that opens its dialog as a modal. Keys pressed in the dialog do not propagate. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const listening = new AbortController()
    element.addEventListener('keydown', (press) => press.stopPropagation(), { signal: listening.signal })
    if (!element.open) element.showModal()
    return () => listening.abort()
  }, [])
  return dialog
}
