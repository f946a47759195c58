import { landmarksOf } from '../session/selectors.ts'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { Section } from '../controls/Section.tsx'
import sections from '../controls/Section.module.css'

/**
 * Buttons for the deepest dead end, and for both ends of the longest excursion: the events from a placement up to its
 * removal, without a solution in between. Also says how long the excursion is.
 */
export function LandmarkList() {
  const { goToEvent } = useActions()
  const { deepest, excursion } = useSession(landmarksOf)
  const text = useMessages().puzzlePanel
  return (
    <Section id="landmarks" heading={text.landmarks}>
      <div className={sections.wrap}>
        <Button label={text.deepest(deepest)} shows="label" onClick={() => goToEvent(deepest)} />
        {excursion.to > 0 && (
          <>
            <Button
              label={text.excursionBegins(excursion.from)}
              shows="label"
              onClick={() => goToEvent(excursion.from)}
            />
            <Button
              label={text.excursionEnds(excursion.to)}
              shows="label"
              onClick={() => goToEvent(excursion.to)}
            />
          </>
        )}
      </div>
      {excursion.to > 0 && <p className={sections.hint}>{text.excursion(excursion.to - excursion.from)}</p>}
    </Section>
  )
}
