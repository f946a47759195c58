import { GENERATOR } from './words.ts'
import { generateOf } from './commands.ts'
import type { Generation } from './generator.ts'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import styles from './Generator.module.css'
import sections from '../controls/Section.module.css'

/** Progress of making a puzzle, with a Stop button. */
export function Making({
  state: { tried, best },
  program,
}: Pick<Generation, 'state'> & { readonly program: string }) {
  const words = useWords(GENERATOR)
  const generate = useCommand(generateOf)
  return (
    <div className={styles.state}>
      <progress className={styles.progress} aria-label={words.progressName} />
      <p className={sections.hint} data-testid="making">
        <span>{`${words.tried(tried)} `}</span>
        {best !== undefined && <span>{words.best(best.givens, best.events, best.ended, program)}</span>}
      </p>
      <div>
        <Button
          label={words.stop}
          icon={<StopIcon />}
          tone="stop"
          onClick={() => generate({ kind: 'stop' })}
        />
      </div>
    </div>
  )
}
