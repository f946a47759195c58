import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every character that the sources in `folder` can put on the page: printable ASCII and whatever else they contain. */
export function characters(folder: string): string {
  const found = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    for (const character of readFileSync(join(folder, file), 'utf8'))
      if (character > '~') found.add(character)
  }
  return [...found].toSorted().join('')
}
