import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Characters of the two parts of the page's font, each sorted and without duplicates. */
export interface Characters {
  /**
   * For the part that is loaded first: printable ASCII, all other characters of the sources except Hangul, and Hangul
   * from English sources.
   */
  readonly first: string
  /** All other Hangul of the sources, which the page in English never shows. */
  readonly hangul: string
}

/** True for files of English texts: `en.ts`, `topic.en.ts` or `topicEn.ts`. */
export const isEnglish = (path: string): boolean => /(?:^|[/.])en\.ts$|En\.ts$/.test(path)

/**
 * Collects the characters of all TypeScript files in a folder, and printable ASCII.
 * @param isEnglishFile true if the file, by its path relative to `folder`, holds English sentences
 */
export function characters(folder: string, isEnglishFile: (path: string) => boolean): Characters {
  const first = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)))
  const korean = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const path = file.replaceAll('\\', '/')
    for (const character of readFileSync(join(folder, file), 'utf8')) {
      if (character <= '~') continue
      const isKorean = /\p{Script=Hangul}/u.test(character) && !isEnglishFile(path)
      if (isKorean) korean.add(character)
      else first.add(character)
    }
  }
  return {
    first: sortedText([...first]),
    hangul: sortedText([...korean].filter((character) => !first.has(character))),
  }
}

function sortedText(characters: readonly string[]): string {
  return characters.toSorted().join('')
}
