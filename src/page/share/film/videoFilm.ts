/** Writes films as videos, encoded by the browser. */
import {
  BufferTarget,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny'
import { videoBitsPerSecond, WHOLE_FRAME_SECONDS } from '../pictures/animation.ts'
import { FRAME_PALETTE } from '../pictures/boardFrame.ts'
import type { Film, VideoFormat } from '../pictures/film.ts'
import { codecOf } from './videoFormats.ts'

/** Starts a film that is encoded as a video. @throws Error if the browser cannot encode the format */
export async function videoFilm(format: VideoFormat, width: number, height: number): Promise<Film> {
  const codec = await codecOf(format)
  if (codec === undefined) throw new Error(`The browser does not encode ${format}`)
  const target = new BufferTarget()
  const output = new Output({
    format: format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  })
  const source = new VideoSampleSource({
    codec: codec.family,
    fullCodecString: codec.name,
    quality: new Quality({ bitrate: videoBitsPerSecond(width) }),
    keyFrameInterval: WHOLE_FRAME_SECONDS,
    contentHint: 'detail',
  })
  output.addVideoTrack(source)
  await output.start()
  let elapsedMs = 0
  return {
    async addFrame(pixels, durationMs) {
      const sample = new VideoSample(rgbxOf(pixels, width, height), {
        format: 'RGBX',
        codedWidth: even(width),
        codedHeight: even(height),
        timestamp: elapsedMs / 1000,
        duration: durationMs / 1000,
      })
      elapsedMs += durationMs
      try {
        // Resolves once the encoder accepts another frame.
        await source.add(sample)
      } finally {
        sample.close()
      }
    },
    async finish() {
      await output.finalize()
      if (target.buffer === null) throw new Error('The video has no content')
      return [new Uint8Array(target.buffer)]
    },
  }
}

/** Rounds up to an even length, because chroma is encoded per 2×2 pixels. */
function even(length: number): number {
  return length + (length % 2)
}

/** Converts palette indices to RGBX, four bytes a pixel; pads odd sides with the background, palette entry 0. */
function rgbxOf(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const [wide, high] = [even(width), even(height)]
  const bytes = new Uint8Array(4 * wide * high)
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const isInside = row < height && column < width
      bytes.set(FRAME_PALETTE[isInside ? pixels[row * width + column] : 0], 4 * (row * wide + column))
    }
  return bytes
}
