import type { ListingLanguage } from '../../search/programs/folder.ts'
import { useActions, useMessages } from '../store/useApp.ts'
import { useListingLanguages } from './useListing.ts'
import styles from './ListingLanguages.module.css'

export const LISTING_NAMES: Readonly<Record<ListingLanguage, string>> = {
  py: 'Python',
  cpp: 'C++',
  ts: 'TypeScript',
}

/** Buttons that choose the language of the program's listing. */
export function ListingLanguages() {
  const { languages, language: shown } = useListingLanguages()
  const { stepping: words } = useMessages()
  const { setListing } = useActions()
  return (
    <div className={styles.languages} role="group" aria-label={words.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.language}
          aria-pressed={language === shown}
          onClick={() => setListing(language)}
        >
          {LISTING_NAMES[language]}
        </button>
      ))}
    </div>
  )
}
