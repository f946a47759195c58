import type { Likeness } from '../../runner/run/nearestProgram.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, usePhrase, useWords } from '../store/useApp.ts'
import styles from './LikenessLine.module.css'

/** Names the built-in program whose events agree longest with the run's, and the first event that differs, if any. */
export function LikenessLine({ likeness }: { readonly likeness: Likeness }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const { goToEvent } = useActions()
  const program = strategyWithId(likeness.program)
  if (program === undefined) return undefined
  return (
    <div className={styles.line} data-testid="likeness" data-likeness={likeness.kind}>
      <p>{words.likeness(likeness, phrase(program.name))}</p>
      {likeness.kind === 'parts' && (
        <Button
          label={words.goToEvent(divergingEvent(likeness))}
          shows="label"
          onClick={() => goToEvent(divergingEvent(likeness))}
        />
      )}
    </div>
  )
}

/** The first event that differs; the last shared one if the run ended there. */
function divergingEvent({ shared, own }: Extract<Likeness, { readonly kind: 'parts' }>): number {
  return own === undefined ? shared : shared + 1
}
