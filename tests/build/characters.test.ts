import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { characters } from '../../build/characters.ts'

test('the characters of a page are printable ASCII and all others of its sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'characters-'))
  mkdirSync(join(folder, 'ui'))
  writeFileSync(join(folder, 'ko.ts'), `export const play = '재생'`)
  writeFileSync(join(folder, 'ui', 'Hint.tsx'), 'export const hint = <p>⌘V → 재생 𝄞</p>')
  writeFileSync(join(folder, 'ui', 'notes.md'), 'ß')
  const found = characters(folder)
  rmSync(folder, { recursive: true })

  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
  expect(found.startsWith(ascii)).toBe(true)
  expect(Array.from(found.slice(ascii.length)).toSorted()).toEqual(['→', '⌘', '생', '재', '𝄞'].toSorted())
})
