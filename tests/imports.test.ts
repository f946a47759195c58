/**
 * Limits the imports between the folders of `src`, between features, and of worker files; imports of types and by
 * `import()` count, too. Limits the places and the number of `import()`. Imports other than `import()` form no cycle.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

/** The folders that a folder of `src` may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  calls: [],
  core: [],
  worker: ['core', 'calls'],
  i18n: ['core', 'calls'],
  app: ['core', 'worker', 'calls'],
  ui: ['app', 'core', 'i18n', 'calls'],
  features: ['ui', 'app', 'core', 'worker', 'i18n', 'calls'],
  browser: ['app', 'core', 'worker', 'ui', 'calls'],
}

interface Import {
  readonly from: string
  readonly to: string
  /** True for `import()`, which loads on first use. */
  readonly isLazy: boolean
}

const IMPORTS: readonly Import[] = FILES.flatMap((from) => {
  const source = readFileSync(from, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return [...source.matchAll(/(import\(\s*|from |import )'(\.[^'?]+\.tsx?)(?:\?[^']*)?'/g)].map(
    ([, by, path]) => ({
      from,
      to: normalize(join(dirname(from), path)).replaceAll('\\', '/'),
      isLazy: by.startsWith('import('),
    }),
  )
})

const folderOf = (file: string) => file.split('/')[1]
const importText = ({ from, to }: Import) => `${from} → ${to}`

describe('An import', () => {
  test.each(Object.entries(MAY_IMPORT))('in %s is of itself or of: %s', (folder, allowed) => {
    const astray = IMPORTS.filter(
      ({ from, to, isLazy }) =>
        folderOf(from) === folder &&
        ![folder, ...allowed].includes(folderOf(to)) &&
        // A view or a panel of a feature is lazily loaded by the UI that shows it.
        !(isLazy && folder === 'ui' && folderOf(to) === 'features'),
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('of a worker by others is of its protocol, the file that is started, the jobs on a trace, or what it can encode', () => {
    const astray = IMPORTS.filter(
      ({ from, to }) =>
        folderOf(to) === 'worker' &&
        folderOf(from) !== 'worker' &&
        !/(?:[pP]rotocol|Questions|ownTellings|\.worker|solverOnPage|jobs\/traceJobs|videoFormats)\.ts$/.test(
          to,
        ),
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('that is lazy is only in ui, features, browser, main or a worker, and there are at most 28', () => {
    const lazy = IMPORTS.filter(({ from, isLazy }) => isLazy && folderOf(from) !== 'worker')
    expect(lazy.filter(({ from }) => ['app', 'core'].includes(folderOf(from))).map(importText)).toEqual([])
    expect(lazy.length).toBeLessThanOrEqual(28)
  })

  test('of another feature is of its commands, its words, or the input and verdict of own programs', () => {
    const featureOf = (file: string) => (folderOf(file) === 'features' ? file.split('/')[2] : undefined)
    const astray = IMPORTS.filter(
      ({ from, to }) =>
        featureOf(from) !== undefined &&
        featureOf(to) !== undefined &&
        featureOf(from) !== featureOf(to) &&
        !/\/(?:commands|own(?:Input|Verdict)|verdictWords|words)\.ts$/.test(to),
    )
    expect(astray.map(importText)).toEqual([])
  })

  test('forms no cycle', () => {
    const next = new Map(FILES.map((file) => [file, IMPORTS.filter(({ from }) => from === file)]))
    const circles: string[] = []
    const done = new Set<string>()
    function visit(file: string, path: readonly string[]): void {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      if (done.has(file) || path.includes(file)) return
      for (const { to, isLazy } of next.get(file) ?? []) if (!isLazy) visit(to, [...path, file])
      done.add(file)
    }
    for (const file of FILES) visit(file, [])
    expect(circles).toEqual([])
  })
})
