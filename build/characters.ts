import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The characters that the sources of a page can put on it, each once and in order. */
export interface Characters {
  /** Printable ASCII, and whatever may be seen before anything is asked for. */
  readonly first: string
  /** Of those, the Hangul that whoever reads English never sees. */
  readonly hangul: string
  /** Those that only sentences have which are loaded on demand. */
  readonly later: string
}

/** By their paths from the folder. */
interface Sources {
  /** Loaded on demand, and seldom on a first visit. */
  readonly isLater: (path: string) => boolean
  /** Sentences in English. */
  readonly isEnglish: (path: string) => boolean
}

export function characters(folder: string, { isLater, isEnglish }: Sources): Characters {
  const first = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)))
  const korean = new Set<string>()
  const later = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const path = file.replaceAll('\\', '/')
    for (const character of readFileSync(join(folder, file), 'utf8')) {
      if (character <= '~') continue
      const isKorean = /\p{Script=Hangul}/u.test(character) && !isEnglish(path)
      const found = isLater(path) ? later : isKorean ? korean : first
      found.add(character)
    }
  }
  const hangul = [...korean].filter((character) => !first.has(character))
  const rarer = [...later].filter((character) => !first.has(character) && !korean.has(character))
  return { first: text([...first]), hangul: text(hangul), later: text(rarer) }
}

function text(characters: readonly string[]): string {
  return characters.toSorted().join('')
}
