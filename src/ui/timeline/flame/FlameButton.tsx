import { useCallback, useEffect } from 'react'
import { eventsOf, isSearching } from '../../../app/session/selectors.ts'
import { SEARCHING } from '../../../i18n/searching.ts'
import { Button } from '../../Button.tsx'
import { icon } from '../../icons.tsx'
import { useActions, useApp, useSession, useWords } from '../../useApp.ts'
import { askForFlameChart } from './flameChart.ts'

/** So long a search is looked at as a whole when it is over. */
const LONG = 1 << 17

const FlameIcon = icon(<path d="M3 14h14v3H3ZM3 10h8v3H3ZM12 10h5v3h-5ZM5 6h4v3H5Z" />)

/** Opens the timeline upwards. */
export function FlameButton() {
  const { flame } = useWords(SEARCHING)
  const { prepareFlame, toggleFlame } = useActions()
  const showsFlame = useApp((app) => app.preferences.showsFlame)
  const prepare = useCallback(() => {
    askForFlameChart()
    prepareFlame()
  }, [prepareFlame])
  const isLong = useSession(({ run }) => eventsOf(run) >= LONG && !isSearching(run))
  // The key gives no sign before it is pressed.
  useEffect(() => {
    if (isLong) prepare()
  }, [isLong, prepare])
  return (
    <Button
      label={flame}
      icon={<FlameIcon />}
      title={flame}
      aria-pressed={showsFlame}
      aria-expanded={showsFlame}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggleFlame}
    />
  )
}
