import { useEffect } from 'react'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { Button } from '../controls/Button.tsx'
import { icon } from '../controls/icons.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'

/** Minimum events for which the chart is prefetched as soon as the search has ended or stopped. */
const LONG = 1 << 17

const FlameIcon = icon(<path d="M3 14h14v3H3ZM3 10h8v3H3ZM12 10h5v3h-5ZM5 6h4v3H5Z" />)

/** Opens or closes the flame chart above the timeline. */
export function FlameButton() {
  const { flame } = useMessages().searching
  const { prepareFlame, toggleFlame } = useActions()
  const showsFlame = useApp((app) => app.preferences.showsFlame)
  const isLong = useSession(({ run }) => eventsOf(run) >= LONG && !isSearching(run))
  const isOpen = useSession(({ run }) => run.status === 'open')
  // Prefetches early, because a key press gives no advance notice, unlike hovering.
  useEffect(() => {
    if (isLong) prepareFlame()
  }, [isLong, prepareFlame])
  return (
    <Button
      label={flame}
      icon={<FlameIcon />}
      title={flame}
      aria-pressed={showsFlame}
      aria-expanded={showsFlame}
      onPointerEnter={prepareFlame}
      onFocus={prepareFlame}
      isIdle={!isOpen}
      onClick={toggleFlame}
    />
  )
}
