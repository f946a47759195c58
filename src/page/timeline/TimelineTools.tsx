import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { FitIcon, LoopIcon, ZoomInIcon, ZoomOutIcon } from '../controls/icons.tsx'

const ZOOM_STEP = 4

/** Entries of a menu that zoom the timeline, show all of it, and loop its visible range. */
export function TimelineTools() {
  const { timeline } = useMessages()
  const { zoom, showWholeTrace, setLooping } = useActions()
  const isEmpty = useSession(({ run }) => eventsOf(run) === 0)
  const isWhole = useApp((app) => app.visibleRange === undefined)
  const isLooping = useApp((app) => app.isLooping)
  return (
    <div role="group" aria-label={timeline.tools}>
      <Button
        label={timeline.zoomIn}
        icon={<ZoomInIcon />}
        aria-keyshortcuts="+"
        isIdle={isEmpty}
        onClick={() => zoom(ZOOM_STEP)}
      />
      <Button
        label={timeline.zoomOut}
        icon={<ZoomOutIcon />}
        aria-keyshortcuts="-"
        isIdle={isWhole}
        onClick={() => zoom(1 / ZOOM_STEP)}
      />
      <Button label={timeline.fit} icon={<FitIcon />} isIdle={isWhole} onClick={showWholeTrace} />
      <Button
        label={timeline.loop}
        icon={<LoopIcon />}
        isIdle={isEmpty}
        aria-pressed={isLooping}
        onClick={() => setLooping(!isLooping)}
      />
    </div>
  )
}
