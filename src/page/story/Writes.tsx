import { EventKind } from '../../search/events.ts'
import { type CellStory, WRITES_AFTER, WRITES_BEFORE } from '../../search/story/cellStory.ts'
import { positionAt } from '../../search/trace/position.ts'
import { useAppStore, useSession, useWords } from '../store/useApp.ts'
import { eventsOf } from '../session/selectors.ts'
import { Button } from '../controls/Button.tsx'
import { intoView } from '../controls/intoView.ts'
import { storiesOf } from './commands.ts'
import styles from './Story.module.css'
import { useLineOf } from './useLineOf.ts'
import { STORY } from './words.ts'

/**
 * Lists writes of a cell: the explained one, which left the cell as the board shows it, and those before and after it.
 * If the list is incomplete, shows which events have been read and, once reading has stopped, a button to read on.
 */
export function Writes({ found }: { readonly found: CellStory }) {
  const words = useWords(STORY)
  const lineOf = useLineOf()
  const store = useAppStore()
  const end = useSession(({ run }) => eventsOf(run))
  const { writes, explained, count, from, to, isComplete } = found
  return (
    <div>
      {writes.length > 0 && (
        <h3 className={styles.heading}>
          <span>{words.writes}</span>
          {count !== undefined && <span>{` (${words.count(count.ordinal, count.total)})`}</span>}
        </h3>
      )}
      <ol className={styles.writes} aria-label={words.writes}>
        {writes.map((write) => {
          const { event, kind, digit } = write
          const line = lineOf(write)
          const what = words.wrote(kind, digit)
          return (
            <li key={event}>
              <button
                type="button"
                className={styles.write}
                aria-label={words.row(event, what, line)}
                ref={event === explained?.write.event ? intoView : undefined}
                aria-current={event === explained?.write.event}
                onClick={() => storiesOf(store).goTo(positionAt(event))}
              >
                <span>{words.number(event)}</span>
                <span data-tone={kind === EventKind.backtrack ? 'backtrack' : 'place'}>{what}</span>
                <span>{line !== undefined && words.line(line)}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {!isComplete && <p className={styles.hint}>{words.reading(from, to)}</p>}
      {isCutShort(found, end) && (
        <p className={styles.hint}>
          <span>{words.unread(from, to)}</span>
          <Button label={words.further} shows="label" onClick={() => storiesOf(store).lookFurther()} />
        </p>
      )}
    </div>
  )
}

/**
 * True if reading a story is complete, but found fewer writes than the
 * story can list, and left events unread that may contain more.
 * @param end number of events
 */
function isCutShort({ writes, order, from, to, isComplete }: CellStory, end: number): boolean {
  const after = writes.filter(({ event }) => event > order.event).length
  const lacksBefore = writes.length - after < WRITES_BEFORE + 1 && from > 0
  const lacksAfter = after < WRITES_AFTER && to < end
  return isComplete && (lacksBefore || lacksAfter)
}
