/** One decoding for every file, read at once or in pieces: a text is the same in whichever encoding it was saved. */
import { describe, expect, test } from 'vitest'
import { decode, decodePieces } from '../../../src/page/reading/decoding.ts'

/** A line of comment, in the encodings that its language is saved in. */
const KOREAN = '# 스도쿠 풀이 □○\n'
const CHINESE = '# 数独求解 □○\n'
const JAPANESE = '# 数独を解く □○\n'

const unicode = (text: string): readonly (readonly [string, readonly number[]])[] => {
  const units = Array.from(text, (character) => character.charCodeAt(0))
  const little = units.flatMap((unit) => [unit & 255, unit >> 8])
  const big = units.flatMap((unit) => [unit >> 8, unit & 255])
  return [
    ['UTF-8', [...new TextEncoder().encode(text)]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]],
    ['UTF-16, little end first', little],
    ['UTF-16, big end first', big],
    ['UTF-16 with a byte order mark, little end first', [0xff, 0xfe, ...little]],
    ['UTF-16 with a byte order mark, big end first', [0xfe, 0xff, ...big]],
  ]
}

const bytesOf = (hexadecimal: string) => hexadecimal.split(' ').map((byte) => Number.parseInt(byte, 16))

const SAVED: readonly (readonly [string, string, readonly number[]])[] = [
  ...[KOREAN, CHINESE, JAPANESE].flatMap((text) =>
    unicode(text).map(([encoding, bytes]) => [text, encoding, bytes] as const),
  ),
  [KOREAN, 'CP949', bytesOf('23 20 bd ba b5 b5 c4 ed 20 c7 ae c0 cc 20 a1 e0 a1 db 0a')],
  [CHINESE, 'GB18030', bytesOf('23 20 ca fd b6 c0 c7 f3 bd e2 20 a1 f5 a1 f0 0a')],
  [JAPANESE, 'Shift-JIS', bytesOf('23 20 90 94 93 c6 82 f0 89 f0 82 ad 20 81 a0 81 9b 0a')],
]

async function inPieces(...content: readonly BlobPart[]): Promise<string> {
  const decoded = await decodePieces(new Blob([...content]))
  if (decoded.kind !== 'text') return decoded.kind
  let text = ''
  for await (const piece of decoded.pieces) text += piece
  return text
}

describe.each(SAVED)('%j in %s is read', (text, _, bytes) => {
  test('at once, and surely', () =>
    expect(decode(Uint8Array.from(bytes))).toEqual({ kind: 'text', text, isSure: true }))

  test('in pieces', async () => expect(await inPieces(Uint8Array.from(bytes))).toBe(text))
})

test.each([
  ['a picture', 'not-text', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x01]],
  ['bytes in no encoding', 'unknown-encoding', [0xff, 0xfd, 0x80]],
] as const)('%s is not decoded: %s', async (_, kind, bytes) => {
  expect(decode(Uint8Array.from(bytes))).toEqual({ kind })
  expect(await inPieces(Uint8Array.from(bytes))).toBe(kind)
})

test('Characters behind a long program in ASCII tell the encoding, too', () => {
  const code = new TextEncoder().encode('x = 1\n'.repeat(5000))
  for (const [text, encoding, bytes] of SAVED.slice(-3))
    expect([encoding, decode(Uint8Array.from([...code, ...bytes]))]).toMatchObject([
      encoding,
      { isSure: true, text: expect.stringContaining(text) },
    ])
})

test('A text in an encoding that is none of these is read, and called unclear', () => {
  // `# café` as Windows saves it in the West.
  expect(decode(Uint8Array.from([0x23, 0x20, 0x63, 0x61, 0x66, 0xe9, 0x73, 0x0a]))).toMatchObject({
    kind: 'text',
    isSure: false,
  })
})

test('The start of a large file decides, though it may end within a character', async () => {
  // An odd number of bytes before the Korean characters, of two bytes each, cuts one of them.
  const korean = Uint8Array.from({ length: 1 << 20 }, (_byte, index) => (index % 2 === 0 ? 0xbf : 0xb9))
  expect(await inPieces('#', korean)).toBe(`#${'예'.repeat(1 << 19)}`)
})
