import { useEffect } from 'react'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import styles from './NotLoaded.module.css'

interface NotLoadedProps {
  readonly fault: PartFault
  /** True after a retry. */
  readonly hasTried: boolean
  /** Called when the user retries. */
  readonly again: () => void
  /** Position of the report: in the missing part's place, or over the page. */
  readonly place?: 'part' | 'page'
  /** Closes the missing part together with this report; undefined if it cannot be closed. */
  readonly close?: () => void
}

/** Reports that a part of the page could not be loaded or drawn, and offers to retry or to reload the page. */
export function NotLoaded({ fault, hasTried, again, place = 'part', close }: NotLoadedProps) {
  const { alert } = useMessages()
  const { checkVersion, reload } = useActions()
  const isOutdated = useApp((app) => app.isOutdated)
  const isGone = fault === 'missing' && isOutdated
  useEffect(() => {
    if (fault === 'missing') checkVersion()
  }, [fault, checkVersion])
  return (
    <span role="alert" className={`${styles.failure} ${styles[place]}`}>
      <span>{isGone ? alert.outdated : fault === 'missing' ? alert.notLoaded : alert.broken}</span>
      {!isGone && <Button label={alert.again} shows="label" onClick={again} />}
      {(isGone || (fault === 'missing' && hasTried)) && (
        <Button label={alert.reload} shows="label" onClick={reload} />
      )}
      {close !== undefined && <Button label={alert.close} shows="label" onClick={close} />}
    </span>
  )
}

/** Reason why a part of the page is missing: it failed to load, or threw an error. */
export type PartFault = 'missing' | 'broken'
