/** A file yields the same chunks as its text, at any byte boundaries. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { batchChunks } from '../../../src/features/batch/batchChunks.ts'
import type { BatchChunk } from '../../../src/core/batch/chunks.ts'

/** A file that is streamed in pieces of the given sizes in bytes, in turn. */
class FileInPieces extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #sizes: readonly number[]

  constructor(text: string, sizes: readonly number[]) {
    super([text])
    this.#bytes = new TextEncoder().encode(text)
    this.#sizes = sizes
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const bytes = this.#bytes
    const sizes = this.#sizes
    let read = 0
    let pieces = 0
    return new ReadableStream({
      pull(controller) {
        const size = sizes[pieces++ % sizes.length]
        if (read < bytes.length) controller.enqueue(bytes.slice(read, (read += size)))
        else controller.close()
      },
    })
  }
}

async function chunksOf(source: string | readonly Blob[]): Promise<readonly BatchChunk[]> {
  const chunks: BatchChunk[] = []
  for await (const chunk of batchChunks(source)) chunks.push(chunk)
  return chunks
}

const lines = fc.array(fc.constantFrom('53..7....', '스도쿠 2580', 'é—🧩', '', '0'.repeat(81)), {
  maxLength: 40,
})
const ends = fc.constantFrom('\n', '\r\n', '\r')

property.prop([lines, ends, fc.boolean(), fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 })])(
  'A file in pieces gives the same chunks as its text',
  async (some, end, isLong, sizes) => {
    const all = isLong ? Array.from({ length: 70 }).flatMap(() => some) : some
    const text = all.join(end)
    const chunks = await chunksOf([new FileInPieces(text, sizes)])
    expect(chunks).toEqual(await chunksOf(text))
    expect(chunks.map((chunk) => chunk.text).join('')).toBe(text)
  },
)

test('Files follow each other on lines of their own, each in its encoding', async () => {
  const korean = Uint8Array.from([0x23, 0xbf, 0xb9, 0xc1, 0xa6])
  const chunks = await chunksOf([new Blob([korean]), new Blob(['# 예제\n']), new Blob(['last'])])
  expect(chunks.map(({ text }) => text).join('')).toBe('#예제\n# 예제\nlast')
})
