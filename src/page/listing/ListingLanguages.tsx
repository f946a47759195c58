import type { ListingLanguage } from '../../search/programs/folder.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useMessages } from '../store/useApp.ts'
import styles from './ListingLanguages.module.css'

export const LISTING_NAMES: Readonly<Record<ListingLanguage, string>> = {
  py: 'Python',
  cpp: 'C++',
  ts: 'TypeScript',
}

interface ListingLanguagesProps {
  readonly languages: readonly ListingLanguage[]
  readonly shown: ListingLanguage
}

/** Buttons that choose the language of the program's listing. */
export function ListingLanguages({ languages, shown }: ListingLanguagesProps) {
  const { stepping: words } = useMessages()
  const { setListing } = useActions()
  return (
    <div className={styles.languages} role="group" aria-label={words.language}>
      {languages.map((language) => (
        <Button
          key={language}
          label={LISTING_NAMES[language]}
          shows="label"
          aria-pressed={language === shown}
          onClick={() => setListing(language)}
        />
      ))}
    </div>
  )
}
