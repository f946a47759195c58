import { EventKind, kindOf, packEvent, cellOf, digitOf, type SearchEvent } from '../events.ts'
import type { Board } from '../grid.ts'
import type { Page, RecordedPage, SearchPage } from './page.ts'
import { CELLS } from '../units.ts'
import { WrittenBoard } from './writtenBoard.ts'

/** A page as what it does to the stack of placements. */
export interface FlamePage {
  readonly page: Page
  /** Events before the first. */
  readonly from: number
  /** Packed placements before the first event. */
  readonly stack: Uint16Array
  /** By event: itself, packed; … */
  readonly events: Uint16Array
  /** … the placements on the board after it; … */
  readonly depths: Uint8Array
  /** … and how many of them, from the first, it has left as they were. */
  readonly untouched: Uint8Array
}

/** @param givens those of the trace */
export function flamePageOf(givens: Board, page: Page): FlamePage {
  return page.kind === 'search' ? ofSearch(page) : ofRecording(givens, page)
}

/** The latest placement is the one that is taken back. */
function ofSearch(page: SearchPage): FlamePage {
  const { start, events } = page
  const { length } = events
  const depths = new Uint8Array(length)
  const untouched = new Uint8Array(length)
  let depth = start.stack.length
  for (let index = 0; index < length; index++) {
    const kind = kindOf(events[index])
    // As in `DEPTH_CHANGE`, but without a branch: this is done hundreds of millions of times.
    depth += 1 - kind
    depths[index] = depth
    untouched[index] = depth - 1 + (kind >> 1)
  }
  return { page, from: start.event, stack: start.stack, events, depths, untouched }
}

function ofRecording(givens: Board, page: RecordedPage): FlamePage {
  const { start, events } = page
  const { length } = events
  const depths = new Uint8Array(length)
  const untouched = new Uint8Array(length)
  const board = WrittenBoard.resume(givens, start)
  const stack = Uint16Array.from(board.stack)
  for (let index = 0; index < length; index++) {
    board.apply(events[index])
    depths[index] = board.depth
    untouched[index] = board.untouched
  }
  return { page, from: start.event, stack, events, depths, untouched }
}

/**
 * Does to a stack what an event does.
 * @param stack of room for `CELLS`, of which `height` are there @param untouched, depth those of the event
 */
export function applyTo(
  stack: Uint16Array,
  height: number,
  event: SearchEvent,
  untouched: number,
  depth: number,
): void {
  if (depth < height) stack.copyWithin(untouched, untouched + 1, height)
  // A given that is written over is no placement, and leaves all of them as they were.
  else if (depth > untouched) stack[untouched] = placementOf(event)
}

/** The packed placement that an event makes. */
export function placementOf(event: SearchEvent): SearchEvent {
  return packEvent(EventKind.place, cellOf(event), digitOf(event))
}

/** The placements on the board after an event of the page. @param event between `from` and the last */
export function stackAt(page: FlamePage, event: number): Uint16Array {
  const stack = new Uint16Array(CELLS)
  stack.set(page.stack)
  let height = page.stack.length
  for (let index = 0; index < event - page.from; index++) {
    applyTo(stack, height, page.events[index], page.untouched[index], page.depths[index])
    height = page.depths[index]
  }
  return stack.subarray(0, height)
}
