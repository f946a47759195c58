import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { BELOW_BOARD_ID } from '../../ids.ts'
import { useApp } from '../../useApp.ts'
import { SHEET, useMedia } from '../../useMedia.ts'

/** Draws its children below the board while they would lie in a closed sheet, and in their place otherwise. */
export function BelowBoard({ children }: { readonly children: ReactNode }) {
  const isSheet = useMedia(SHEET)
  const isOpen = useApp((app) => app.isSheetOpen)
  const place = isSheet && !isOpen ? document.getElementById(BELOW_BOARD_ID) : null
  return place === null ? children : createPortal(children, place)
}
