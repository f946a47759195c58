/** Programs in the fragments of links: a compressed program is read back, and any other text is refused. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { deflateSync, strFromU8, strToU8 } from 'fflate'
import { linkCodeOf, programOfCode } from '../../../src/page/own/programLink.ts'
import { MAX_LINKED_BYTES } from '../../../src/page/store/compressedText.ts'
import { carriedIn, fragmentWith, splitFragment } from '../../../src/page/store/fragment.ts'
import { OWN_LANGUAGES } from '../../../src/sudoku/reading/language.ts'
import { EXAMPLES } from '../../../src/page/own/examples.ts'

const line = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('    board[y][x] = 0', '# 되돌리기', '👩‍👩‍👧', '\ufeff', '\0', '#code=', ''),
)
const text = fc
  .array(line, { maxLength: 60 })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((between) => lines.join(between)))
const name = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((each) => !/[\r\n]/.test(each))
const program = fc.record({ language: fc.constantFrom(...OWN_LANGUAGES), name, text })

/** Returns bytes as the code in a link, without checking the limits of programs. */
function rawCode(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function codeOfProgram(carried: Parameters<typeof linkCodeOf>[0]): string {
  const code = linkCodeOf(carried)
  if (code === undefined) throw new RangeError('The program is too large')
  return code
}

describe('The code of a program', () => {
  test.prop([program])('is read back as that program, through the address of a page', (carried) => {
    const { hash } = new URL(`https://backdoku.test/?lang=ko${fragmentWith('code', codeOfProgram(carried))}`)
    const code = carriedIn(hash).code
    expect(code).toMatch(/^[\w-]+$/)
    expect(programOfCode(code ?? '')).toEqual({ ok: true, value: carried })
  })

  test.prop([program, fc.nat(), fc.nat({ max: 62 })])(
    'with one other character is damaged',
    (carried, at, by) => {
      const code = codeOfProgram(carried)
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const place = at % code.length
      const other = alphabet[(alphabet.indexOf(code[place]) + 1 + by) % alphabet.length]
      const read = programOfCode(code.slice(0, place) + other + code.slice(place + 1))
      // The last character may have bits that no byte uses.
      if (read.ok) expect(read.value).toEqual(carried)
      else expect(read.error).toBe('damaged')
    },
  )

  test.prop([program, fc.nat()])('that is cut off is damaged', (carried, at) => {
    const code = codeOfProgram(carried)
    expect(programOfCode(code.slice(0, at % code.length))).toEqual({ ok: false, error: 'damaged' })
  })

  test.prop([fc.string()])('is not found in arbitrary text', (junk) => {
    expect(programOfCode(junk)).toEqual({ ok: false, error: 'damaged' })
  })

  test('of an example has fewer characters than its text', () => {
    for (const { name, text } of EXAMPLES.python)
      expect(codeOfProgram({ language: 'python', name, text }).length).toBeLessThan(text.length)
  })

  test('holds a program of 100 kB that does not compress', () => {
    const noise = fc.sample(fc.string({ minLength: 100_000, maxLength: 100_000, unit: 'binary-ascii' }), 1)[0]
    const carried = { language: 'cpp', name: 'long.cpp', text: noise } as const
    const code = codeOfProgram(carried)
    expect(code.length).toBeGreaterThan(100_000)
    expect(programOfCode(code)).toEqual({ ok: true, value: carried })
  })

  test('of a program beyond the limit does not exist', () => {
    const head = 'python\na\n'.length
    const largest = { language: 'python', name: 'a', text: 'x'.repeat(MAX_LINKED_BYTES - head) } as const
    expect(programOfCode(codeOfProgram(largest))).toEqual({ ok: true, value: largest })
    expect(linkCodeOf({ ...largest, text: `${largest.text}x` })).toBeUndefined()
  })

  test('that inflates beyond the limit is refused as too large', () => {
    const bomb = deflateSync(new Uint8Array(8 << 20))
    const bytes = new Uint8Array(4 + bomb.length)
    bytes.set(bomb, 4)
    expect(programOfCode(rawCode(bytes))).toEqual({ ok: false, error: 'too-large' })
  })

  test('in a language that does not exist is damaged', () => {
    const code = codeOfProgram({ language: 'cpp', name: 'a', text: 'b' })
    const plain = strToU8('cobol\na\nb')
    expect(programOfCode(code).ok).toBe(true)
    const bytes = new Uint8Array([0, 0, 0, 0, ...deflateSync(plain)])
    expect(programOfCode(rawCode(bytes))).toEqual({ ok: false, error: 'damaged' })
  })

  test('has a name of one line and of 100 characters at most', () => {
    const read = programOfCode(codeOfProgram({ language: 'cpp', name: `a\r\n${'é'.repeat(200)}`, text: '' }))
    expect(read).toEqual({ ok: true, value: { language: 'cpp', name: `a  ${'é'.repeat(97)}`, text: '' } })
  })
})

describe('A fragment', () => {
  test.each([
    ['', undefined],
    ['#', undefined],
    ['#top', undefined],
    ['#code', undefined],
    ['#code=', ''],
    ['#code=abc', 'abc'],
    ['#top&code=abc&more', 'abc'],
    ['#encode=abc', undefined],
    ['#code%3Dabc', 'abc'],
    ['#code%253dabc', 'abc'],
    ['#top&code%3Dabc&more', 'abc'],
    ['#code=abc)', 'abc'],
    ['#code=abc.', 'abc'],
    ['#code=abc,', 'abc'],
    ['#code=abc>', 'abc'],
    ['#code=abc%3E', 'abc'],
    ['#code=abc"', 'abc'],
    ['#code=abc%22', 'abc'],
    ["#code=abc'", 'abc'],
    ['#code=abc%E2%80%9D', 'abc'],
    ['#code=abc). More to come', 'abc'],
    ['#code=abc.%20More%20to%20come', 'abc'],
    ['#code=ab c', 'abc'],
    ['#code=ab%20c', 'abc'],
    ['#code=ab\nc', 'abc'],
    ['#code=ab%0D%0Ac', 'abc'],
    ['#code=ab%0A%3E%20c', 'abc'],
    ['#code=ab=%0Ac', 'abc'],
    ['#code=a-b_c', 'a-b_c'],
    ['#code=a%2Db%5Fc', 'a-b_c'],
  ])('%j has the code %j', (fragment, code) => {
    expect(carriedIn(fragment).code).toBe(code)
  })
})

describe('A number sign that was percent-encoded', () => {
  test.each([
    ['?puzzle=1&lang=en%23code=abc', '?puzzle=1&lang=en'],
    ['?puzzle=1&lang=en%23code%3Dabc', '?puzzle=1&lang=en'],
    ['?puzzle=1&lang=en%2523code%253Dabc', '?puzzle=1&lang=en'],
    ['?lang=en%23code%3Dabc).', '?lang=en'],
    ['?lang=en%23code%3Dabc&from=mail', '?lang=en&from=mail'],
  ])('leaves the code in the query: %s', (written, query) => {
    expect(splitFragment(written, '')).toEqual({ query, code: 'abc', tour: undefined })
  })

  test('is none in any other query', () => {
    for (const query of ['', '?lang=en', '?puzzle=%23', '?code=abc', '?lang=en%23top'])
      expect(splitFragment(query, '')).toEqual({ query, code: undefined, tour: undefined })
  })
})
