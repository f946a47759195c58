import { type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import styles from './SkipLinks.module.css'

/** Links before everything else on the Watch view, seen while they have the focus. They move it to the code, and to Play. */
export function SkipLinks() {
  const { header, transport } = useMessages()
  const { openPanel } = useActions()
  const isWatch = useApp((app) => app.view === 'watch')
  if (!isWatch) return undefined

  function skipToCode(click: MouseEvent): void {
    click.preventDefault()
    flushSync(() => openPanel(PROGRAM_PANEL))
    focusFirst('[data-code] :is([contenteditable="true"], [tabindex="0"])', `#tab-${PROGRAM_PANEL}`)
  }

  function skipToPlayback(click: MouseEvent): void {
    click.preventDefault()
    const playback = `[aria-label="${transport.name}"]`
    focusFirst(`${playback} [role=toolbar] [tabindex="0"]`, `${playback} button:not(:disabled)`)
  }

  return (
    <nav aria-label={header.skip} className={styles.links}>
      <a href="#panel" onClick={skipToCode}>
        {header.skipToCode}
      </a>
      <a href="#playback" onClick={skipToPlayback}>
        {header.skipToPlayback}
      </a>
    </nav>
  )
}

/** Focuses the first element that there is for one of the selectors. */
function focusFirst(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found !== null) return found.focus()
  }
}
