import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BELOW_BOARD_ID } from '../../controls/ids.ts'
import { useApp } from '../../store/useApp.ts'
import { SHEET, useMedia } from '../../controls/useMedia.ts'
import styles from './BelowBoard.module.css'

/** Renders its children in place; on a small screen, below the board while the sheet with the panels is closed. */
export function BelowBoard({ children }: { readonly children: ReactNode }) {
  const isSheet = useMedia(SHEET)
  const isOpen = useApp((app) => app.isSheetOpen)
  const place = useRef<HTMLDivElement>(null)
  // One element is moved between the places, because in a new one the children would lose their state.
  const [moved] = useState(createMovedElement)

  useLayoutEffect(() => {
    const below = isSheet && !isOpen ? document.getElementById(BELOW_BOARD_ID) : null
    ;(below ?? place.current)?.append(moved)
  }, [moved, isSheet, isOpen])

  useLayoutEffect(() => () => moved.remove(), [moved])

  return (
    <div ref={place} className={styles.moved}>
      {createPortal(children, moved)}
    </div>
  )
}

function createMovedElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.moved
  return element
}
