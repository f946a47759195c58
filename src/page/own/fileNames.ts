/** Makes names for the user's own programs: unique names in the list, and safe names for files. */
import type { LibraryProgram } from './own.ts'

/** Stem and extension of a name. */
const PARTS = /^(.*?)(\.\w+)?$/s

/**
 * Returns the requested name or, if it is taken, the first free variant of it: for `solution.py`, one of
 * `solution2.py`, `solution3.py`, ….
 */
export function freeName(taken: ReadonlySet<string>, requested: string): string {
  const [, stem = '', extension = ''] = PARTS.exec(requested) ?? []
  const between = /\d$/.test(stem) ? '-' : ''
  for (let number = 1; ; number++) {
    const name = number === 1 ? requested : `${stem}${between}${number}${extension}`
    if (!taken.has(name)) return name
  }
}

/** Makes names unique: of programs named alike in two tabs, the first in the list keeps the name. */
export function withUniqueNames(programs: readonly LibraryProgram[]): readonly LibraryProgram[] {
  const names = new Set<string>()
  return programs.map((program) => {
    const name = freeName(names, program.name)
    names.add(name)
    return name === program.name ? program : { ...program, name }
  })
}

/** Characters that some file systems refuse. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\u0000-\u001f\u007f<>:"/\\|?*]/g

/**
 * Returns a name that is safe for a file.
 * @param extensions of the program's language: unless the name ends with one, the first replaces `.txt` or is appended
 */
export function fileName(name: string, extensions: readonly string[]): string {
  const plain = name
    .replaceAll(REFUSED, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
  if (extensions.some((extension) => plain.toLowerCase().endsWith(extension))) return plain
  return `${plain.replace(/\.txt$/i, '') || 'program'}${extensions[0]}`
}
