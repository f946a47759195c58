import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

/** A module of `layer` that imports `target`, which is a path under src or the name of a package. */
const importing = (target: string) => `import { thing } from '${target}'\nexport const other = thing\n`

const FORBIDDEN = {
  core: [
    '../../worker/protocol.ts',
    '../../app/store.ts',
    '../../ui/App.tsx',
    '../../i18n/en.ts',
    'react',
    'zustand',
  ],
  worker: ['../../app/store.ts', '../../ui/App.tsx', '../../i18n/en.ts', 'react', 'zustand/middleware'],
  i18n: ['../../worker/protocol.ts', '../../app/store.ts', '../../ui/App.tsx', 'react'],
  app: [
    '../../worker/host.ts',
    '../../worker/solver.worker.ts',
    '../../worker/backgroundHost.ts',
    '../../ui/App.tsx',
    '../../i18n/en.ts',
    'react',
  ],
  ui: ['../../worker/protocol.ts', '../../worker/host.ts'],
}

const ALLOWED = {
  core: ['../grid.ts', './text.ts'],
  worker: ['../../core/grid.ts', './protocol.ts'],
  i18n: ['../../core/result.ts', './en.ts'],
  app: [
    '../../core/grid.ts',
    '../../worker/protocol.ts',
    '../../worker/backgroundProtocol.ts',
    'zustand/vanilla',
  ],
  ui: ['../../core/grid.ts', '../../app/store.ts', '../../i18n/en.ts', 'react', 'zustand'],
}

const CYCLES = {
  'src/core/cycle/one.ts': `import { two } from './two.ts'\nexport const one = () => two\n`,
  'src/core/cycle/two.ts': `import { three } from './three.ts'\nexport const two = () => three\n`,
  'src/core/cycle/three.ts': `import { one } from './one.ts'\nexport const three = () => one\n`,
  'src/app/types/store.ts': `import { part } from './part.ts'\nexport type Store = { part: typeof part }\n`,
  'src/app/types/part.ts': `import type { Store } from './store.ts'\nexport const part = (store: Store) => store\n`,
}

/** Each target imported by a file of its own. */
const filesOf = (folder: string, targets: readonly string[]) =>
  targets.map((target, index) => [`${folder}/file${index}.ts`, importing(target)] as const)

/** Of all files that the tests are about: a start of the linter takes seconds. */
let findings: readonly string[]

beforeAll(() => {
  const files = [
    ...Object.entries(FORBIDDEN).flatMap(([layer, targets]) => filesOf(`src/${layer}/forbidden`, targets)),
    ...Object.entries(ALLOWED).flatMap(([layer, targets]) => filesOf(`src/${layer}/allowed`, targets)),
    ['src/core/file.ts', importing('../app/store.ts')] as const,
    ...Object.entries(CYCLES),
  ]
  findings = findingsAbout(Object.fromEntries(files))
})

/** The linter's findings about the imports of a project of these files, as `file: rule`, sorted. */
function findingsAbout(files: Readonly<Record<string, string>>): readonly string[] {
  const project = mkdtempSync(join(tmpdir(), 'imports-'))
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), source)
  }
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: project,
    encoding: 'utf8',
  })
  rmSync(project, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string; code: string }[] }
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-cycle/.test(code))
    .map(({ filename, code }) => `${filename.replaceAll('\\', '/')}: ${code}`)
    .toSorted()
}

/** @param place a folder, or a file */
const foundIn = (place: string) => findings.filter((finding) => finding.startsWith(place))

for (const [layer, targets] of Object.entries(FORBIDDEN)) {
  test(`${layer} may not import ${targets.join(', ')}`, () => {
    expect(foundIn(`src/${layer}/forbidden/`)).toEqual(
      filesOf(`src/${layer}/forbidden`, targets).map(([file]) => `${file}: eslint(no-restricted-imports)`),
    )
  })
}

for (const [layer, targets] of Object.entries(ALLOWED)) {
  test(`${layer} may import ${targets.join(', ')}`, () => {
    expect(foundIn(`src/${layer}/allowed/`)).toEqual([])
  })
}

test('a part of a layer below its own folder is covered too', () => {
  expect(foundIn('src/core/file.ts')).toEqual(['src/core/file.ts: eslint(no-restricted-imports)'])
})

test('imports may not form a cycle', () => {
  expect(foundIn('src/core/cycle/')).toEqual([
    'src/core/cycle/one.ts: import(no-cycle)',
    'src/core/cycle/three.ts: import(no-cycle)',
    'src/core/cycle/two.ts: import(no-cycle)',
  ])
})

test('imports of types may not form a cycle either', () => {
  expect(foundIn('src/app/types/')).toEqual([
    'src/app/types/part.ts: import(no-cycle)',
    'src/app/types/store.ts: import(no-cycle)',
  ])
})
