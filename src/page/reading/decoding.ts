/** Decodes the bytes of files. Every way in uses it, so that a file reads the same wherever it is opened. */
import { guessedEncoding } from './encodings.ts'

/** Maximum bytes at the start of a large file by which its encoding is recognised. */
const HEAD_BYTES = 1 << 20

interface DecodedText {
  /** False if the bytes may be in another encoding, so that characters outside ASCII may be wrong. */
  readonly isSure: boolean
}

export type Decoded =
  | (DecodedText & { readonly kind: 'text'; readonly text: string })
  | { readonly kind: 'not-text' | 'unknown-encoding' }

export function decode(bytes: Uint8Array): Decoded {
  const guess = guessedEncoding(bytes, false)
  if (guess === undefined) return undecoded(bytes)
  return { kind: 'text', text: new TextDecoder(guess.encoding).decode(bytes), isSure: guess.isSure }
}

/** Why bytes cannot be decoded: texts have no zero bytes, except in UTF-16. */
function undecoded(bytes: Uint8Array): { readonly kind: 'not-text' | 'unknown-encoding' } {
  return { kind: bytes.includes(0) ? 'not-text' : 'unknown-encoding' }
}

/** Decodes a large file piece by piece; its start decides the encoding. */
export async function decodePieces(
  file: Blob,
): Promise<
  | (DecodedText & { readonly kind: 'text'; readonly pieces: AsyncGenerator<string, void, void> })
  | { readonly kind: 'not-text' | 'unknown-encoding' }
> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const guess = guessedEncoding(head, file.size > head.length)
  if (guess === undefined) return undecoded(head)
  return { kind: 'text', pieces: piecesOf(file, new TextDecoder(guess.encoding)), isSure: guess.isSure }
}

async function* piecesOf(file: Blob, decoder: TextDecoder): AsyncGenerator<string, void, void> {
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    yield decoder.decode(piece.value, { stream: true })
  yield decoder.decode()
}
