import { GENERATOR } from './words.ts'
import { generateOf } from './commands.ts'
import type { Generation } from './generator.ts'
import { Button } from '../controls/Button.tsx'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import styles from './Generator.module.css'
import sections from '../controls/Section.module.css'

/** Summary of the generated puzzle, or of the best one so far; a button copies a link that recreates it. */
export function GeneratedSummary({
  state: { status, best },
  program,
}: Pick<Generation, 'state'> & { readonly program: string }) {
  const words = useWords(GENERATOR)
  const generate = useCommand(generateOf)
  const link = useApp((app) => app.generator.generation?.link)
  const summary =
    best === undefined
      ? ''
      : words[status === 'ended' ? 'made' : 'best'](best.givens, best.events, best.ended, program)
  return (
    <div className={styles.state}>
      <p data-testid="made">{status === 'stopped' ? `${words.stopped} ${summary}` : summary}</p>
      <div>
        <Button label={words.copyLink} icon={<CopyIcon />} onClick={() => generate({ kind: 'copyLink' })} />
      </div>
      <div aria-live="polite">
        {link !== undefined && (
          <p className={sections.hint}>
            <span>{`${link.copied ? words.copied : words.notCopied} `}</span>
            <span className={styles.link}>{link.address}</span>
          </p>
        )}
      </div>
    </div>
  )
}
