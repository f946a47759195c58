/** Names of the user's own programs, as they are in the list and as files. */
import type { OwnText } from './own.ts'

const PARTS = /^(.*?)(\.\w+)?$/s

/** The name, or the first that is free of `solution2.py`, `solution3.py` and so on. */
export function freeName(taken: ReadonlySet<string>, requested: string): string {
  const [, stem = '', extension = ''] = PARTS.exec(requested) ?? []
  const between = /\d$/.test(stem) ? '-' : ''
  for (let number = 1; ; number++) {
    const name = number === 1 ? requested : `${stem}${between}${number}${extension}`
    if (!taken.has(name)) return name
  }
}

/** Of programs that were given the same name in two tabs, the first in the list keeps it. */
export function named(programs: readonly OwnText[]): readonly OwnText[] {
  const names = new Set<string>()
  return programs.map((program) => {
    const name = freeName(names, program.name)
    names.add(name)
    return name === program.name ? program : { ...program, name }
  })
}

/** Names that one file system or another refuses. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\u0000-\u001f\u007f<>:"/\\|?*]/g

/** As a file's name. @param extensions of its language, usual first: one that it has stays, another gives way to the first */
export function fileName(name: string, extensions: readonly string[]): string {
  const plain = name
    .replaceAll(REFUSED, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
  if (extensions.some((extension) => plain.toLowerCase().endsWith(extension))) return plain
  return `${plain.replace(/\.txt$/i, '') || 'program'}${extensions[0]}`
}
