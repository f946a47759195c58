import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { characters, isEnglish } from '../../build/characters.ts'

/** Creates a folder with these files, removed after the test. */
function createSources(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'characters-'))
  mkdirSync(join(folder, 'ui'))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the characters of a page are printable ASCII and all others of its sources, except Hangul', () => {
  const folder = createSources({
    'ko.ts': `export const play = '재생'`,
    'ui/Hint.tsx': 'export const hint = <p>⌘V → 재생 𝄞</p>',
    'ui/notes.md': 'ß',
  })
  const { first, hangul } = characters(folder, () => false)
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
  expect(first.startsWith(ascii)).toBe(true)
  expect(Array.from(first.slice(ascii.length)).toSorted()).toEqual(['→', '⌘', '𝄞'].toSorted())
  expect(Array.from(hangul).toSorted()).toEqual(['생', '재'].toSorted())
})

test('Hangul in English sentences is listed with the Latin letters', () => {
  const folder = createSources({
    'ko.ts': `export const language = '한국어로 재생'`,
    'en.ts': `export const language = '한국어'`,
  })
  const { first, hangul } = characters(folder, (path) => path === 'en.ts')
  expect(first).toMatch(/국어한$/)
  expect(Array.from(hangul).toSorted()).toEqual(['로', '생', '재'].toSorted())
})

test('files of English texts are known by their names', () => {
  const paths = [
    'page/words/en.ts',
    'page/own/errorsEn.ts',
    'page/grade/running.en.ts',
    'page/words/ko.ts',
    'page/open.ts',
  ]
  expect(paths.filter(isEnglish)).toEqual(paths.slice(0, 3))
})

test('the first part has all Hangul of the English page', () => {
  const { first } = characters(join(import.meta.dirname, '../../src'), isEnglish)
  expect(first).toContain('국어한')
})
