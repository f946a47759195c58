import { Button } from './Button.tsx'
import styles from './NotLoaded.module.css'
import { useMessages } from './useApp.ts'

interface NotLoadedProps {
  readonly again: () => void
  /** In the missing part's place; in the line of messages; over the page; or over it where the digit pad would be. */
  readonly place?: 'part' | 'line' | 'page' | 'pad'
  /** Takes it off the page again. */
  readonly close?: () => void
}

/** Says that a part of the page could not be loaded, in its place, and offers to try again. */
export function NotLoaded({ again, place = 'part', close }: NotLoadedProps) {
  const { alert } = useMessages()
  return (
    <span role="alert" className={`${styles.failure} ${styles[place]}`}>
      <span>{alert.notLoaded}</span>
      <Button label={alert.again} shows="label" onClick={again} />
      {close !== undefined && <Button label={alert.close} shows="label" onClick={close} />}
    </span>
  )
}
