import { Button } from './Button.tsx'
import styles from './NotLoaded.module.css'
import { useMessages } from './useApp.ts'

interface NotLoadedProps {
  readonly again: () => void
  /** Where it stands in nobody's place but lies over the page. */
  readonly close?: () => void
  /** As the digit pad, which is there for touch alone. */
  readonly isPad?: boolean
}

/** Says that a part of the page could not be loaded, in its place, and offers to try again. */
export function NotLoaded({ again, close, isPad }: NotLoadedProps) {
  const { alert } = useMessages()
  const place = close === undefined ? undefined : isPad === true ? styles.pad : styles.over
  return (
    <span role="alert" className={[styles.failure, place].filter(Boolean).join(' ')}>
      <span>{alert.notLoaded}</span>
      <Button label={alert.again} shows="label" onClick={again} />
      {close !== undefined && <Button label={alert.close} shows="label" onClick={close} />}
    </span>
  )
}
