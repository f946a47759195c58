import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The characters that the sources of a page can put on it, each once and in order. */
export interface Characters {
  /** Printable ASCII, and whatever may be seen before anything is asked for. */
  readonly first: string
  /** Those that only sentences have which are loaded on demand. */
  readonly later: string
}

/** @param isLater whether a source, by its path from the folder, is loaded on demand and seldom on a first visit */
export function characters(folder: string, isLater: (path: string) => boolean): Characters {
  const first = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)))
  const later = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const found = isLater(file.replaceAll('\\', '/')) ? later : first
    for (const character of readFileSync(join(folder, file), 'utf8'))
      if (character > '~') found.add(character)
  }
  return { first: text(first), later: text(new Set([...later].filter((character) => !first.has(character)))) }
}

function text(characters: ReadonlySet<string>): string {
  return [...characters].toSorted().join('')
}
