/** One decoding for every file, read at once or in pieces. */
import { describe, expect, test } from 'vitest'
import { decodedPieces, decodeText } from '../../../src/page/reading/decoding.ts'

const TEXT = '예제 입력 □○\n'

/** `TEXT` in each encoding. */
const BYTES: Readonly<Record<string, readonly number[]>> = {
  'UTF-8': [...new TextEncoder().encode(TEXT)],
  'UTF-8 with a byte order mark': [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)],
  CP949: [0xbf, 0xb9, 0xc1, 0xa6, 0x20, 0xc0, 0xd4, 0xb7, 0xc2, 0x20, 0xa1, 0xe0, 0xa1, 0xdb, 0x0a],
  'UTF-16, little end first': [0xff, 0xfe, ...wide().flatMap((unit) => [unit & 255, unit >> 8])],
  'UTF-16, big end first': [0xfe, 0xff, ...wide().flatMap((unit) => [unit >> 8, unit & 255])],
}

function wide(): readonly number[] {
  return Array.from(TEXT, (sign) => sign.charCodeAt(0))
}

async function inPieces(...content: readonly BlobPart[]): Promise<string> {
  let text = ''
  for await (const piece of decodedPieces(new Blob([...content]))) text += piece
  return text
}

describe.each(Object.entries(BYTES))('A text in %s is read', (_, bytes) => {
  test('at once', () => expect(decodeText(Uint8Array.from(bytes))).toBe(TEXT))

  test('in pieces', async () => expect(await inPieces(Uint8Array.from(bytes))).toBe(TEXT))
})

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x01]],
  ['bytes in no encoding', [0xff, 0xfd, 0x80]],
])('%s is no text', (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBeUndefined())

test('The start of a large file decides, though it may end within a character', async () => {
  // An odd number of bytes before the Korean characters, of two bytes each, cuts one of them.
  const korean = Uint8Array.from({ length: 1 << 20 }, (_byte, index) => (index % 2 === 0 ? 0xbf : 0xb9))
  expect(await inPieces('#', korean)).toBe(`#${'예'.repeat(1 << 19)}`)
})
