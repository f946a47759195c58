import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'imports-'))
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
})

afterEach(() => rmSync(project, { recursive: true }))

/** The linter's findings about the imports of a project of these files, as `file: rule`, sorted. */
function found(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), source)
  }
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: project,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string; code: string }[] }
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-cycle/.test(code))
    .map(({ filename, code }) => `${filename.replaceAll('\\', '/')}: ${code}`)
    .toSorted()
}

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

for (const [layer, targets] of Object.entries(FORBIDDEN)) {
  test(`${layer} may not import ${targets.join(', ')}`, () => {
    const files = targets.map(
      (target, index) => [`src/${layer}/part/file${index}.ts`, importing(target)] as const,
    )
    expect(found(Object.fromEntries(files))).toEqual(
      files.map(([file]) => `${file}: eslint(no-restricted-imports)`),
    )
  })
}

for (const [layer, targets] of Object.entries(ALLOWED)) {
  test(`${layer} may import ${targets.join(', ')}`, () => {
    const files = targets.map(
      (target, index) => [`src/${layer}/part/file${index}.ts`, importing(target)] as const,
    )
    expect(found(Object.fromEntries(files))).toEqual([])
  })
}

test('a part of a layer below its own folder is covered too', () => {
  expect(found({ 'src/core/file.ts': importing('../app/store.ts') })).toEqual([
    'src/core/file.ts: eslint(no-restricted-imports)',
  ])
})

test('imports may not form a cycle', () => {
  const files = {
    'src/core/one.ts': `import { two } from './two.ts'\nexport const one = () => two\n`,
    'src/core/two.ts': `import { three } from './three.ts'\nexport const two = () => three\n`,
    'src/core/three.ts': `import { one } from './one.ts'\nexport const three = () => one\n`,
  }
  expect(found(files)).toEqual([
    'src/core/one.ts: import(no-cycle)',
    'src/core/three.ts: import(no-cycle)',
    'src/core/two.ts: import(no-cycle)',
  ])
})

test('imports of types may not form a cycle either', () => {
  const files = {
    'src/app/store.ts': `import { part } from './part.ts'\nexport type Store = { part: typeof part }\n`,
    'src/app/part.ts': `import type { Store } from './store.ts'\nexport const part = (store: Store) => store\n`,
  }
  expect(found(files)).toEqual(['src/app/part.ts: import(no-cycle)', 'src/app/store.ts: import(no-cycle)'])
})
