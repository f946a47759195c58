import { ownOf } from './commands.ts'
import type { OwnNews } from '../../app/own/own.ts'
import { assertNever } from '../../core/result.ts'
import { OWN, type OwnWords } from './words.ts'
import { Button } from '../../ui/Button.tsx'
import { useCommand, useWords } from '../../ui/useApp.ts'
import styles from './NewsLine.module.css'

/** Changes of the programs that the user has not made, until it is dismissed. */
export function NewsLine({ news }: { readonly news: readonly OwnNews[] }) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  return (
    <div className={styles.news} role="status" data-testid="own-news">
      {[...new Set(news.map((each) => sentence(words, each)))].map((told) => (
        <p key={told}>{told}</p>
      ))}
      {news.length > 0 && (
        <Button
          label={words.dismiss}
          shows="label"
          onClick={({ currentTarget }) => {
            // It goes with the press.
            currentTarget.parentElement?.parentElement?.querySelector('select')?.focus()
            command({ kind: 'dismissNews' })
          }}
        />
      )}
    </div>
  )
}

function sentence(words: OwnWords, news: OwnNews): string {
  switch (news.kind) {
    case 'conflict':
      return words.conflict(news.name, news.copy)
    case 'stays':
      return words.stays(news.name)
    case 'opened':
      return words.opened(news.names)
    case 'refused':
      return words.refused(news.file, news.fault)
    default:
      return assertNever(news)
  }
}
