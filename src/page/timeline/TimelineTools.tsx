import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { FitIcon, LoopIcon, ZoomInIcon, ZoomOutIcon } from '../controls/icons.tsx'
import { FlameButton } from '../flame/FlameButton.tsx'
import styles from './TimelineTools.module.css'

const ZOOM_STEP = 4

/** Buttons that zoom the timeline, show all of it, loop its visible range, and open or close the flame chart. */
export function TimelineTools() {
  const { timeline } = useMessages()
  const { zoom, showWholeTrace, setLooping } = useActions()
  const isOpen = useSession(({ run }) => run.status === 'open')
  const isEmpty = useSession(({ run }) => eventsOf(run) === 0)
  const isWhole = useApp((app) => app.visibleRange === undefined)
  const isLooping = useApp((app) => app.isLooping)
  return (
    <div className={styles.tools} role="group" aria-label={timeline.tools}>
      <Button
        label={timeline.zoomIn}
        icon={<ZoomInIcon />}
        shows="icon"
        disabled={isEmpty}
        onClick={() => zoom(ZOOM_STEP)}
      />
      <Button
        label={timeline.zoomOut}
        icon={<ZoomOutIcon />}
        shows="icon"
        disabled={isWhole}
        onClick={() => zoom(1 / ZOOM_STEP)}
      />
      <Button
        label={timeline.loop}
        icon={<LoopIcon />}
        shows="icon"
        disabled={isEmpty}
        aria-pressed={isLooping}
        onClick={() => setLooping(!isLooping)}
      />
      <Button
        label={timeline.fit}
        icon={<FitIcon />}
        shows="icon"
        disabled={isWhole}
        onClick={showWholeTrace}
      />
      {isOpen && <FlameButton />}
    </div>
  )
}
