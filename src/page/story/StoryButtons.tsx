import { frontOf } from '../session/sessions.ts'
import type { OpenStory } from './story.ts'
import { type Position, positionAt, samePosition } from '../../search/trace/position.ts'
import { Button } from '../controls/Button.tsx'
import { focusBoard } from '../controls/intoView.ts'
import { useActions, useApp, useAppStore, useWords } from '../store/useApp.ts'
import { storiesOf } from './commands.ts'
import styles from './Story.module.css'
import { STORY } from './words.ts'

/**
 * Buttons to the explained write (or back to the position at which the story was opened), to the cell's writes before
 * and after the explained one, and to editing.
 */
export function StoryButtons({ story: { from, found } }: { readonly story: OpenStory }) {
  const words = useWords(STORY)
  const store = useAppStore()
  const { closeStory, setEditing } = useActions()
  const playhead = useApp((app) => frontOf(app).playhead)
  const write = found?.explained?.write
  const there = write === undefined ? undefined : positionAt(write.event)
  const isThere = there !== undefined && samePosition(playhead, there)
  const leadsBack = isThere && !samePosition(playhead, from)
  const main = leadsBack ? from : isThere ? undefined : there
  const before = found?.writes.findLast(({ event }) => write !== undefined && event < write.event)
  const after = found?.writes.find(({ event }) => write !== undefined && event > write.event)
  const go = (to: Position | undefined) => () => {
    if (to !== undefined) storiesOf(store).goTo(to)
  }

  function edit(): void {
    closeStory()
    setEditing(true)
    focusBoard()
  }

  return (
    <div className={styles.buttons}>
      <Button
        label={leadsBack ? words.back(from.event) : words.goThere}
        shows="label"
        tone="primary"
        data-first
        isIdle={main === undefined}
        onClick={go(main)}
      />
      <Button
        label={words.before}
        shows="label"
        isIdle={before === undefined}
        onClick={go(before && positionAt(before.event))}
      />
      <Button
        label={words.after}
        shows="label"
        isIdle={after === undefined}
        onClick={go(after && positionAt(after.event))}
      />
      <Button label={words.edit} shows="label" onClick={edit} />
    </div>
  )
}
