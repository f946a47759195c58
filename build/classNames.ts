import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const LETTERS = 26

/**
 * Names of classes that weigh little in a first visit: short, and alike where they come together. Capitals for the file and
 * a small number for the class: `BC0`, `BC1`. Capitals also keep clear of `ad1` and its like, which blockers of
 * advertisements hide.
 * @param root the folder of the style sheets
 * @returns takes the name of a class and the path of its style sheet; in each build of the same files it answers the same
 */
export function classNames(root: string): (name: string, path: string) => string {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join(root, path))
    .toSorted()
  const classes = new Map<string, string[]>()
  return (name, path) => {
    const sheet = join(path.split('?')[0])
    // A sheet that is added while the page is developed: the names of the others stay.
    if (!sheets.includes(sheet)) sheets.push(sheet)
    const known = classes.get(sheet) ?? []
    classes.set(sheet, known)
    if (!known.includes(name)) known.push(name)
    return capitals(sheets.indexOf(sheet)) + known.indexOf(name).toString(36)
  }
}

/** Two, enough for 26² style sheets. */
function capitals(index: number): string {
  return [Math.floor(index / LETTERS), index % LETTERS]
    .map((letter) => String.fromCodePoint(65 + letter))
    .join('')
}
