import { SAMPLES } from '../../../app/puzzle/samples.ts'
import { SAMPLES_HINT } from '../../../i18n/samples.ts'
import { useActions, useMessages, usePhrase } from '../../useApp.ts'
import { Button } from '../../Button.tsx'
import { SAMPLES_ID } from './ids.ts'
import { Section } from '../../Section.tsx'
import sections from '../../Section.module.css'

/** Named puzzles to begin with, a press each. */
export function Samples() {
  const { panels } = useMessages()
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  return (
    <Section id="samples" heading={panels.puzzle.samples}>
      <div id={SAMPLES_ID} className={sections.wrap}>
        {SAMPLES.map(({ id, name, grid, format }) => (
          <Button key={id} label={phrase(name)} shows="label" onClick={() => loadGrid(grid, format)} />
        ))}
      </div>
      <p className={sections.hint}>{phrase(SAMPLES_HINT)}</p>
    </Section>
  )
}
