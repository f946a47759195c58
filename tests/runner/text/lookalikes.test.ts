/**
 * Sources are split into code, texts and comments. Lookalikes, such as curly quotes, are found in code, and nowhere
 * else, and replaced with the plain characters.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fc, test as prop } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { lookalikes, plainChanges, plainSource } from '../../../src/runner/text/lookalikes.ts'
import { OWN_LANGUAGES, type OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { hasCode, sourceParts } from '../../../src/runner/text/sourceText.ts'
import { some } from '../../thorough.ts'

/** Source files of this repository in the supported languages. */
const FILES: readonly (readonly [string, OwnLanguage])[] = ['src', 'tests', 'build', 'scripts', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .flatMap((path): readonly (readonly [string, OwnLanguage])[] => {
    if (path.endsWith('.py')) return [[path, 'python']]
    if (/\.(?:cpp|h)$/.test(path)) return [[path, 'cpp']]
    return /\.(?:ts|js|mjs|ts\.txt|js\.txt)$/.test(path) ? [[path, 'javascript']] : []
  })
/** Those of the files that are Sudoku programs: listings, examples and oracles. */
const LISTINGS = FILES.filter(([path]) => /listing\.|examples\/|oracles\//.test(path))

test('clean programs are left alone: every source file here', () => {
  expect(FILES.length).toBeGreaterThan(500)
  for (const [path, language] of some(FILES, 300)) {
    const source = readFileSync(path, 'utf8')
    expect([path, lookalikes(source, language)]).toEqual([path, []])
    expect(plainSource(source, language)).toBe(source)
  }
})

test('the parts of a source concatenate to it, in order', () => {
  for (const [path, language] of some(FILES, 300)) {
    const source = readFileSync(path, 'utf8')
    const parts = sourceParts(source, language)
    expect(parts.map(({ from, to }) => source.slice(from, to)).join('')).toBe(source)
  }
})

/** A lookalike of each plain character. */
const SPOILT: Readonly<Record<string, string>> = {
  ' ': '\u00a0',
  '(': '（',
  ')': '）',
  ',': '，',
  ':': '：',
  ';': '；',
  '[': '［',
  '=': '＝',
  '-': '–',
  '"': '”',
  "'": '’',
  '{': '｛',
  '#': '＃',
}

/**
 * Returns the program as a blog garbles its code.
 * @param hasQuotes true to garble the quotes, too
 * @param isDamaged returns true to garble a character, given its index among those (without quotes) that can be garbled
 */
function garbledSource(
  source: string,
  language: OwnLanguage,
  hasQuotes: boolean,
  isDamaged: (place: number) => boolean,
): string {
  let place = 0
  return sourceParts(source, language)
    .map(({ kind, from, to }) => {
      const part = source.slice(from, to)
      if (kind !== 'code') return part
      return Array.from(part, (one, index) => {
        const other = SPOILT[one]
        if (other === undefined || (language === 'javascript' && one === ' ')) return one
        // Without its brace, an expression in a template becomes text.
        if (part[index - 1] === '$') return one
        // A blog garbles all quotes or none. A single garbled quote would leave its pair ambiguous.
        if (one === '"' || one === "'") return hasQuotes ? other : one
        return isDamaged(place++) ? other : one
      }).join('')
    })
    .join('')
}

describe.each(OWN_LANGUAGES)('A listing in %s', (language) => {
  const sources = LISTINGS.filter(([, one]) => one === language).map(([path]) => readFileSync(path, 'utf8'))

  prop.prop([
    fc.constantFrom(...sources),
    fc.boolean(),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 31 }),
  ])('that a blog has spoilt becomes what it was', (source, hasQuotes, pattern) => {
    const pasted = garbledSource(source, language, hasQuotes, (place) => pattern[place % pattern.length])
    expect(plainSource(pasted, language)).toBe(source)
  })
})

/** Generates texts of characters that begin or end texts and comments, lookalikes, and others. */
const ANY_CODE = fc
  .array(
    fc.constantFrom(
      ...Array.from('ab1 \n"\'`/*#(){}\\$-—“”‘’＂（），：；１ａ\u00a0\u200b\u3000\ufeff\u2028…가'),
      'R"(',
      '"""',
      'return ',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

describe.each(OWN_LANGUAGES)('In any text in %s', (language) => {
  prop.prop([ANY_CODE])('a program made plain is plain', (source) => {
    const plain = plainSource(source, language)
    expect(lookalikes(plain, language)).toEqual([])
    expect(plainSource(plain, language)).toBe(plain)
  })

  prop.prop([ANY_CODE])('each is where it says', (source) => {
    const lines = source.split(/\r\n|\r|\n/)
    for (const { character, index, line, column } of lookalikes(source, language)) {
      expect(source[index]).toBe(character)
      expect(lines[line - 1]?.[column - 1]).toBe(character)
    }
  })

  prop.prop([ANY_CODE])('its changes lie apart, in order, and each changes something', (source) => {
    let end = 0
    for (const { from, to, insert } of plainChanges(source, language)) {
      expect(from).toBeGreaterThanOrEqual(end)
      expect(source.slice(from, to)).not.toBe(insert)
      end = to
    }
  })

  prop.prop([ANY_CODE])('what is left of a text or a comment is as it was', (source) => {
    const kept = source.replaceAll(/[^가]/g, '')
    expect(plainSource(source, language).replaceAll(/[^가]/g, '')).toBe(kept)
  })
})

describe('A lookalike is replaced:', () => {
  test.each<[string, OwnLanguage, string, string]>([
    ['curly quotes', 'python', 'print(“안녕（하세요）”)', 'print("안녕（하세요）")'],
    ['single ones', 'python', 'print(‘a’, ’b’)', "print('a', 'b')"],
    ['a pair of which one is plain', 'python', 'print("a”, ‘b\')', 'print("a", \'b\')'],
    ['three in a row', 'python', '“””말（：）“””\nx', '"""말（：）"""\nx'],
    ['an include', 'cpp', '#include “sudoku.h”\n', '#include "sudoku.h"\n'],
    ['no-break spaces of an indentation', 'python', 'if x:\n\u00a0\u00a0\u00a0 y', 'if x:\n    y'],
    ['an ideographic space', 'cpp', 'int\u3000a；', 'int a;'],
    ['zero-width characters', 'python', 'x\u200b = 1\u2060\ufeff', 'x = 1'],
    ['full-width brackets, commas and colons', 'python', 'def f（a，b）：', 'def f(a,b):'],
    ['full-width digits', 'cpp', 'int n = １２;', 'int n = 12;'],
    ['dashes', 'javascript', 'a – b − c', 'a - b - c'],
    ['a decrement that was drawn together', 'cpp', 'for (;;i—) a[i—];', 'for (;;i--) a[i--];'],
    ['an em dash between values', 'cpp', 'a — b', 'a - b'],
    ['a spread', 'javascript', 'f(…a)', 'f(...a)'],
    ['an expression in a template', 'javascript', '`“${a（1）}”`', '`“${a(1)}”`'],
    ['a separator of paragraphs', 'python', 'a\u2029b', 'a\nb'],
  ])('%s, in %s', (_, language, source, plain) => {
    expect(plainSource(source, language)).toBe(plain)
  })
})

describe('A character is left alone:', () => {
  test.each<[string, OwnLanguage, string]>([
    ['a comment', 'python', '# “예”（답：１） –\u3000끝\nx = 1'],
    ['a comment', 'cpp', '// “예”（답）\nint a; /* ‘b’；\u00a0*/'],
    ['a text', 'python', 'print("“예”（답）：１", \'’\', f"\u3000")'],
    ['a text', 'javascript', 'say("“예”（답）", `（${a}）`)'],
    ['a documentation text', 'python', 'def f():\n    """“예” – （답）\n    \'예\'’\n    """\n'],
    ['a raw text', 'cpp', 'auto s = R"x(“예” " )" （답）)x";'],
    ['a character', 'cpp', "char16_t c = u'（';"],
    ['a number with separators', 'cpp', "int n = 1'000'000; // ’\n"],
    ['a regular expression', 'javascript', "s.replace(/[“”'（]/g, '')"],
    ['a full-width name', 'python', 'ｘ = 1\na１ = 2\n변수 = 3'],
    ['blank space that JavaScript knows', 'javascript', '\ufefflet\u00a0a\u3000= 1'],
    ['a mark of the byte order', 'cpp', '\ufeffint a;'],
  ])('%s, in %s', (_, language, source) => {
    expect(lookalikes(source, language)).toEqual([])
    expect(plainSource(source, language)).toBe(source)
  })
})

test('each is named with its kind, line and column', () => {
  expect(lookalikes('x = 1\nprint（“a”）\n', 'python')).toEqual([
    { kind: 'full-width', plain: '(', character: '（', index: 11, line: 2, column: 6 },
    { kind: 'quote', plain: '"', character: '“', index: 12, line: 2, column: 7 },
    { kind: 'quote', plain: '"', character: '”', index: 14, line: 2, column: 9 },
    { kind: 'full-width', plain: ')', character: '）', index: 15, line: 2, column: 10 },
  ])
})

describe('Code is not found in other text:', () => {
  test.each<[boolean, OwnLanguage, string]>([
    [false, 'python', ''],
    [false, 'python', '# nothing yet\n\n'],
    [true, 'python', '"""a text"""'],
    [false, 'cpp', '// int main() {}\n/* more\n */\n'],
    [true, 'cpp', '#include <cstdio>\n'],
    [false, 'javascript', '/* a */ // b\n\ufeff'],
    [true, 'javascript', ';'],
  ])('%s, in %s: %j', (isCode, language, source) => {
    expect(hasCode(source, language)).toBe(isCode)
  })
})
