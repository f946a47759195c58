import { SEARCHING } from '../../../i18n/searching.ts'
import { Button } from '../../Button.tsx'
import { useActions, useApp, useWords } from '../../useApp.ts'
import { askForFlameChart } from './flameChart.ts'

/** Opens the timeline upwards. */
export function FlameButton() {
  const { flame } = useWords(SEARCHING)
  const { toggleFlame } = useActions()
  const showsFlame = useApp((app) => app.preferences.showsFlame)
  return (
    <Button
      label={flame}
      icon={<FlameIcon />}
      title={flame}
      aria-pressed={showsFlame}
      aria-expanded={showsFlame}
      onPointerEnter={askForFlameChart}
      onFocus={askForFlameChart}
      onClick={toggleFlame}
    />
  )
}

function FlameIcon() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 20 20" width="20" height="20" fill="currentColor">
      <path d="M3 14h14v3H3ZM3 10h8v3H3ZM12 10h5v3h-5ZM5 6h4v3H5Z" />
    </svg>
  )
}
