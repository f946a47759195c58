/** The manual's tables of programs and formats match the registries. A failure prints the table as it should be. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORMATS } from '../src/sudoku/formats/registry.ts'
import { STRATEGIES } from '../src/search/programs/registry.ts'

const MANUAL = readFileSync(new URL('../docs/manual.md', import.meta.url), 'utf8')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

test('the table of programs matches the registry', () => {
  const rows = STRATEGIES.map(({ name, summary, extent }) => [
    `${name.en} · ${name.ko}`,
    extent === 'first' ? 'first' : 'all',
    summary.en,
  ])
  expect(MANUAL).toContain(table(['program', 'solutions', 'what is special about it'], rows))
})

test('the table of formats matches the registry', () => {
  const rows = FORMATS.map(({ name, direction }) => [
    name.en === name.ko ? name.en : `${name.en} · ${name.ko}`,
    direction === 'both' ? 'read, written' : 'read',
  ])
  expect(MANUAL).toContain(table(['format', 'direction'], rows))
})
