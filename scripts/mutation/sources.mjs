/** The source files to mutate. */
import { readdirSync } from 'node:fs'

/** Sorted paths, without the programs' listings, which are text and never run. @returns {readonly string[]} */
export function sources() {
  return ['src/core', 'src/app', 'src/worker']
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${part}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => name.endsWith('.ts') && !name.endsWith('listing.ts'))
    .toSorted()
}
