import { type CellStory, WRITES_AFTER, WRITES_BEFORE } from '../../search/story/cellStory.ts'

/**
 * True if reading a story (the writes to a cell before and after an event) is complete, but found fewer writes than the
 * story can list, and left events unread that may contain more.
 * @param end number of events
 */
export function isCutShort({ writes, order, from, to, isComplete }: CellStory, end: number): boolean {
  const after = writes.filter(({ event }) => event > order.event).length
  const lacksBefore = writes.length - after < WRITES_BEFORE + 1 && from > 0
  const lacksAfter = after < WRITES_AFTER && to < end
  return isComplete && (lacksBefore || lacksAfter)
}
