import { type CellStory, WRITES_AFTER, WRITES_BEFORE } from '../../core/story/cellStory.ts'

/** True if the story stopped reading before it had found as many writes as it can list. @param end number of events */
export function isCutShort({ writes, order, from, to, isComplete }: CellStory, end: number): boolean {
  const after = writes.filter(({ event }) => event > order.event).length
  const lacksBefore = writes.length - after < WRITES_BEFORE + 1 && from > 0
  const lacksAfter = after < WRITES_AFTER && to < end
  return isComplete && (lacksBefore || lacksAfter)
}
