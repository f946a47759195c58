import type { Generation } from '../../../../app/generator/generator.ts'
import { GENERATOR } from '../../../../i18n/generator.ts'
import { Button } from '../../../Button.tsx'
import { CopyIcon } from '../../../CopyIcon.tsx'
import { useActions, useApp, useWords } from '../../../useApp.ts'
import styles from './Generator.module.css'
import sections from '../../../Section.module.css'

/** The puzzle made, and a link that makes it again. */
export function Made({
  state: { status, best },
  program,
}: Pick<Generation, 'state'> & { readonly program: string }) {
  const words = useWords(GENERATOR)
  const { generate } = useActions()
  const link = useApp((app) => app.generator.generation?.link)
  const summary =
    best === undefined
      ? ''
      : words[status === 'ended' ? 'made' : 'best'](best.givens, best.events, best.ended, program)
  return (
    <div className={styles.state}>
      <p data-testid="made">{status === 'stopped' ? `${words.stopped} ${summary}` : summary}</p>
      <div>
        <Button
          label={words.copyLink}
          icon={<CopyIcon />}
          onClick={() => void generate({ kind: 'copyLink' })}
        />
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
