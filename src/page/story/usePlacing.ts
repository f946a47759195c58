import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Cell } from '../../sudoku/units.ts'

/** Distance of the dialog from its cell, in pixels. Half as much stays free between the dialog and the bottom edge. */
const GAP = 10
/** Maximum width of the dialog, in pixels. */
const MAX_WIDTH = 344

/**
 * Places the dialog of a pressed cell beside the cell, on the side with more room, without covering the panels. Sets
 * the custom properties that the dialog's style sheet reads. On a phone, the style sheet places the dialog below the
 * cell instead.
 */
export function usePlacing(dialog: RefObject<HTMLDialogElement | null>, cell: Cell): void {
  // After each render, because the height depends on the content.
  useLayoutEffect(() => place(dialog.current, cell))
  useEffect(() => {
    const listening = new AbortController()
    for (const type of ['resize', 'scroll'])
      addEventListener(type, () => place(dialog.current, cell), {
        signal: listening.signal,
        capture: true,
        passive: true,
      })
    return () => listening.abort()
  }, [dialog, cell])
}

function place(dialog: HTMLElement | null, cell: Cell): void {
  const pressed = document.querySelector(`[role=grid] [data-cell="${cell}"]`)
  const board = pressed?.closest('[role=grid]')
  const stage = board?.closest('main')?.firstElementChild
  if (dialog === null || !pressed || !board || !stage) return
  const [ofCell, ofBoard, ofStage] = [pressed, board, stage].map((part) => part.getBoundingClientRect())
  placeBeside(dialog, ofCell, ofBoard, ofStage)
}

function placeBeside(element: HTMLElement, pressed: DOMRect, board: DOMRect, stage: DOMRect): void {
  const [roomBefore, roomAfter] = [pressed.left - stage.left, stage.right - pressed.right]
  const isAfter = roomAfter >= roomBefore
  const width = Math.min(MAX_WIDTH, Math.max(roomBefore, roomAfter) - GAP)
  const left = isAfter ? pressed.right + GAP : pressed.left - GAP - width
  const bottom = Math.min(stage.bottom, innerHeight) - GAP / 2
  const height = Math.min(element.scrollHeight, bottom - stage.top)
  const top = Math.max(stage.top, Math.min(pressed.top - GAP, bottom - height))
  const values = {
    left,
    top,
    width,
    'max-height': bottom - stage.top,
    tip: (pressed.top + pressed.bottom) / 2 - top,
    below: pressed.bottom + GAP,
    'below-board': board.bottom + GAP,
  }
  for (const [name, value] of Object.entries(values))
    element.style.setProperty(`--story-${name}`, `${Math.round(value)}px`)
  element.dataset['side'] = isAfter ? 'after' : 'before'
}
