/**
 * Limits the imports between the wings of `src`, between rooms of the page, and of worker files; imports of types and by
 * `import()` count, too. Limits what a visit loads of rooms that are loaded later, and the number of `import()`. Imports
 * other than `import()` form no cycle.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

/** The wings that a wing may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  calls: [],
  i18n: [],
  sudoku: ['i18n'],
  search: ['sudoku', 'calls', 'i18n'],
  runner: ['search', 'sudoku', 'calls', 'i18n'],
  page: ['runner', 'search', 'sudoku', 'calls', 'i18n'],
  browser: ['page', 'runner', 'search', 'sudoku', 'calls', 'i18n'],
}

/** Rooms of the page that are loaded when they are first shown. */
const LATER = new Set([
  'compare',
  'facts',
  'generator',
  'grade',
  'help',
  'judge',
  'own',
  'predict',
  'present',
  'print',
  'share',
  'story',
  'tours',
])

interface Import {
  readonly from: string
  readonly to: string
  /** `lazy`: by `import()`, on first use. `type`: of types only, so that nothing is loaded. */
  readonly kind: 'plain' | 'lazy' | 'type'
}

const IMPORTS: readonly Import[] = FILES.flatMap((from) => {
  const source = readFileSync(from, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const statements = source.matchAll(
    /(?:import\(\s*|(?:import|export)\s+(type\s)?(?:([^;'"]*?)\sfrom\s+)?)'(\.[^'?]+\.tsx?)(?:\?[^']*)?'/g,
  )
  return [...statements].map(([statement, type, names = '', path]) => {
    const isOfTypes =
      type !== undefined || /^\s*\{\s*(?:type [\w ]+,?\s*)+\}\s*$/.test(names.replaceAll('\n', ' '))
    const kind = statement.startsWith('import(') ? 'lazy' : isOfTypes ? 'type' : 'plain'
    return { from, to: normalize(join(dirname(from), path)).replaceAll('\\', '/'), kind } as const
  })
})

const wingOf = (file: string) => file.split('/')[1]
const roomOf = (file: string) => (wingOf(file) === 'page' ? file.split('/')[2] : '')
const isLater = (file: string) => LATER.has(roomOf(file))
const importText = ({ from, to }: Import) => `${from} → ${to}`

describe('An import', () => {
  test.each(Object.entries(MAY_IMPORT))('in %s is of itself or of: %s', (wing, allowed) => {
    const astray = IMPORTS.filter(
      ({ from, to }) => wingOf(from) === wing && ![wing, ...allowed].includes(wingOf(to)),
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('of the page is of main and browser alone, and nothing imports main', () => {
    const astray = IMPORTS.filter(({ to }) => /^src\/\w+\.tsx?$/.test(to)).filter(
      ({ from }) => !/^src\/\w+\.tsx?$/.test(from),
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('of a file that starts a worker is of its address alone', () => {
    const astray = IMPORTS.filter(
      ({ from, to, kind }) => to.endsWith('.worker.ts') && kind !== 'type' && wingOf(from) !== 'browser',
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('that is lazy is only in the page, browser, main or a worker, and there are at most 28 outside workers', () => {
    const lazy = IMPORTS.filter(({ kind }) => kind === 'lazy').filter(
      ({ from }) => !['sudoku', 'search', 'runner'].includes(wingOf(from)) && !from.endsWith('.worker.ts'),
    )
    expect(lazy.length).toBeLessThanOrEqual(28)
  })

  test('of another room that is loaded later is of its state, commands or words, or of what both need', () => {
    const opening = loadedWithThePage()
    const astray = IMPORTS.filter(
      ({ from, to, kind }) =>
        isLater(from) &&
        isLater(to) &&
        roomOf(from) !== roomOf(to) &&
        kind === 'plain' &&
        !opening.has(to) &&
        !/\/(?:commands|attempt|own(?:Input|Verdict)|verdictWords|programLink|addresses|boardSvg|comparison|words)\.ts$/.test(
          to,
        ),
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('at the start of a visit takes of rooms that are loaded later neither commands nor words nor styles', () => {
    const heavy = [...loadedWithThePage()].filter(
      (file) => isLater(file) && /\/(?:commands|words|en|ko)\.ts$/.test(file),
    )
    expect(heavy).toEqual([])
  })

  test('forms no cycle', () => {
    const next = new Map(FILES.map((file) => [file, IMPORTS.filter(({ from }) => from === file)]))
    const circles: string[] = []
    const done = new Set<string>()
    function visit(file: string, path: readonly string[]): void {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      if (done.has(file) || path.includes(file)) return
      for (const { to, kind } of next.get(file) ?? []) if (kind !== 'lazy') visit(to, [...path, file])
      done.add(file)
    }
    for (const file of FILES) visit(file, [])
    expect(circles).toEqual([])
  })
})

/** Returns the files that every visit loads. */
function loadedWithThePage(): ReadonlySet<string> {
  const loaded = new Set(['src/main.tsx'])
  // A set iterates over what is added meanwhile.
  for (const file of loaded)
    for (const { from, to, kind } of IMPORTS) if (from === file && kind === 'plain') loaded.add(to)
  return loaded
}
