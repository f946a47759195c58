/** Texts in links: a checksum, then the text deflated; written in Base64url. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { failure, type Result, success } from '../../sudoku/result.ts'

/** Maximum size of a text, in bytes of UTF-8. */
export const MAX_LINKED_BYTES = 1 << 20

/** Compressed bytes inflated per step. They grow at most about a thousandfold; the size is checked after each step. */
const SLICE_BYTES = 1024

const CHECKSUM_BYTES = 4

/** Returns the compressed text for a link; undefined if it is too large. */
export function codeOfText(text: string): string | undefined {
  const plain = strToU8(text)
  if (plain.length > MAX_LINKED_BYTES) return undefined
  const deflated = deflateSync(plain, { level: 9 })
  const bytes = new Uint8Array(CHECKSUM_BYTES + deflated.length)
  new DataView(bytes.buffer).setUint32(0, adler32(plain))
  bytes.set(deflated, CHECKSUM_BYTES)
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes the text of a link, which may be damaged or malicious. */
export function textOfCode(code: string): Result<string, 'damaged' | 'too-large'> {
  try {
    const bytes = strToU8(atob(code.replaceAll('-', '+').replaceAll('_', '/')), true)
    const plain = inflateLimited(bytes.subarray(CHECKSUM_BYTES))
    if (plain === undefined) return failure('too-large')
    const checksum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
    if (checksum !== adler32(plain)) return failure('damaged')
    return success(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain))
  } catch {
    // Not Base64, cut off, or not UTF-8.
    return failure('damaged')
  }
}

/** @returns undefined beyond the maximum size @throws if the data are cut off or damaged */
function inflateLimited(deflated: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  let size = 0
  const inflate = new Inflate((part) => {
    parts.push(part)
    size += part.length
  })
  for (let from = 0; from < deflated.length || from === 0; from += SLICE_BYTES) {
    inflate.push(deflated.slice(from, from + SLICE_BYTES), from + SLICE_BYTES >= deflated.length)
    if (size > MAX_LINKED_BYTES) return undefined
  }
  const plain = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    plain.set(part, at)
    at += part.length
  }
  return plain
}

/** Returns the Adler-32 checksum. It detects changed characters, which inflating alone does not. */
function adler32(bytes: Uint8Array): number {
  let low = 1
  let high = 0
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}
