import { NUMBERINGS } from '../store/preferences.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { HeatIcon } from './HeatIcon.tsx'

/** Toggles for optional content on and around the board. */
export function BoardToggles() {
  const words = useMessages().boardView
  const { setShowsCandidates, setShowsHeatMap, setNumbering } = useActions()
  const { showsCandidates, showsHeatMap, numbering } = useApp((app) => app.preferences)
  const next = NUMBERINGS[(NUMBERINGS.indexOf(numbering) + 1) % NUMBERINGS.length]
  return (
    <>
      <Button
        label={words.candidates}
        icon={<span>1·3</span>}
        shows="icon"
        aria-pressed={showsCandidates}
        onClick={() => setShowsCandidates(!showsCandidates)}
      />
      <Button
        label={words.heatMap}
        icon={<HeatIcon />}
        shows="icon"
        title={words.heatMapHint}
        aria-pressed={showsHeatMap}
        onClick={() => setShowsHeatMap(!showsHeatMap)}
      />
      <Button
        label={words.numbering[numbering]}
        icon={<span>{SIGNS[numbering]}</span>}
        shows="icon"
        onClick={() => setNumbering(next)}
      />
    </>
  )
}

const SIGNS = { 'from-1': '1–9', 'from-0': '0–8', none: '–' } as const
