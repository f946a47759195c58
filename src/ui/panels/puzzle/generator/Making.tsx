import type { Generation } from '../../../../app/generator/generator.ts'
import { GENERATOR } from '../../../../i18n/generator.ts'
import { Button } from '../../../Button.tsx'
import { StopIcon } from '../../../icons.tsx'
import { useActions, useWords } from '../../../useApp.ts'
import styles from './Generator.module.css'
import sections from '../../../Section.module.css'

/** How far the making of a puzzle has got. */
export function Making({
  state: { tried, best },
  program,
}: Pick<Generation, 'state'> & { readonly program: string }) {
  const words = useWords(GENERATOR)
  const { generate } = useActions()
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
          onClick={() => void generate({ kind: 'stop' })}
        />
      </div>
    </div>
  )
}
