/** Decodes the bytes of files. Every way in uses it, so that a file reads the same wherever it is opened. */

/** Encodings to try, in order. Korean Windows still writes CP949, which decoders call EUC-KR. */
const ENCODINGS = ['utf-8', 'euc-kr'] as const

/** Maximum bytes at the start of a large file by which its encoding is recognised. */
const HEAD_BYTES = 1 << 20

/** Decodes UTF-16 by its byte order mark, else by `ENCODINGS`. Undefined for binary data, or if no encoding fits. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes, false)
  return encoding === undefined ? undefined : new TextDecoder(encoding).decode(bytes)
}

/** Decodes a large file piece by piece. Its start decides the encoding; if none fits, what is not UTF-8 is replaced. */
export async function* decodedPieces(file: Blob): AsyncGenerator<string, void, void> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const decoder = new TextDecoder(encodingOf(head, file.size > head.length))
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    yield decoder.decode(piece.value, { stream: true })
  yield decoder.decode()
}

/** Returns the encoding of a text; undefined if none fits. @param isCut true if the last character may be incomplete */
function encodingOf(bytes: Uint8Array, isCut: boolean): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return bytes.includes(0) ? undefined : ENCODINGS.find((encoding) => fits(encoding, bytes, isCut))
}

function fits(encoding: string, bytes: Uint8Array, isCut: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    // The bytes are not in this encoding.
    return false
  }
}
