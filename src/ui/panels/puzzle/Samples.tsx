import { SAMPLES } from '../../../app/puzzle/samples.ts'
import { PUZZLE_PANEL } from '../../../i18n/puzzlePanel.ts'
import { SAMPLES_HINT } from '../../../i18n/samples.ts'
import { useActions, usePhrase, useWords } from '../../useApp.ts'
import { Button } from '../../Button.tsx'
import { SAMPLES_ID } from './ids.ts'
import { Section } from '../../Section.tsx'
import sections from '../../Section.module.css'

/** Named puzzles to begin with, a press each. */
export function Samples() {
  const words = useWords(PUZZLE_PANEL)
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  return (
    <Section id="samples" heading={words.samples}>
      <div id={SAMPLES_ID} className={sections.wrap}>
        {SAMPLES.map(({ id, name, grid, format }) => (
          <Button key={id} label={phrase(name)} shows="label" onClick={() => loadGrid(grid, format)} />
        ))}
      </div>
      <p className={sections.hint}>{phrase(SAMPLES_HINT)}</p>
    </Section>
  )
}
