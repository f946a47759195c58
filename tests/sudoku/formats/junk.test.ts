/** A megabyte of junk gets an answer: parsing that is not linear in the length would hang here. */
import { expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { some } from '../../thorough.ts'

const MEGABYTE = 1_000_000

/** Returns a million characters: the parts, joined and repeated. */
function filledWith(...parts: readonly string[]): string {
  const part = parts.join('')
  return part.repeat(Math.ceil(MEGABYTE / part.length)).slice(0, MEGABYTE)
}

test.each(
  some(
    [
      ['one digit', '5'],
      ['digits on lines', '5\n'],
      ['digits between spaces', '5 '],
      ['opening brackets', '['],
      ['small lists', '[1,2],'],
      ['rows that are none', '[5,3,0,0],'],
      ['commas', ','],
      ['tabs before a word', `${'\t'.repeat(99_000)}k\n`],
      ['line ends', '\n'],
      ['spaces', ' '],
      ['no-break spaces', '\u00a0'],
      ['full-width digits', '１'],
      ['zero-width spaces', '\u200b'],
      ['prose', 'The quick brown fox jumps over the lazy dog.\n'],
      ['prose in Korean', '스도쿠 퍼즐을 백트래킹으로 풉니다.\n'],
      ['bars', '5 | '],
      ['rules', `${'-'.repeat(399)}!\n`],
      ['box-drawing characters', '│'],
      ['code fences', '```\n'],
      ['quotation marks', `"'`],
      ['comments', '/*'],
      ['hosts', 'sudokuwiki.org/?bd'],
      ['links', 'https://www.f-puzzles.com/?load=N4Ig&bd=&s= '],
      ['HoDoKu without a board', ':0000:x'],
      ['headings', 'Grid 01\n'],
      ['carets', ' ^ \n'],
      ['tags of cells', '<tr><td>'],
      ['empty tags', '<span></span>\n'],
      ['bold digits', '**3**'],
      ['backslashes', '5\\\n'],
      ['constructors', 'Some(Some('],
      ['strings with spaces', '"5 3 '],
      ['words for blanks', '5 nil nil '],
      ['cells with their digits', 'r1c1=5\n'],
      ['long words', `${'x'.repeat(40)} `],
    ],
    12,
  ),
)('%s', (_, part) => {
  const reading = readText(filledWith(part))
  expect(['error', 'empty']).toContain(reading.kind)
})

test.each([
  ['spaces', ' '],
  ['tabs', '\t'],
  ['commas', ', '],
  ['letters', 'a '],
  ['comments', '# \n'],
])('%s between two lists', (_, part) => {
  const between = part.repeat(1900 / part.length)
  expect(readText(filledWith('[5,3,0,0,7]', between, '!')).kind).toBe('error')
})

test('a link that unpacks to more than it seems', () => {
  const link = `https://www.f-puzzles.com/?load=${filledWith('B').slice(0, 16_000)}`
  expect(readText(link)).toMatchObject({ kind: 'error', error: { code: 'broken-link' } })
})
