/** As what this browser encodes videos. */
import { VIDEO_FORMATS, type VideoFormat } from '../core/export/film.ts'

/** A codec by its family and by its name in full, as the browser wants it. */
export interface Codec {
  readonly family: 'vp9' | 'vp8' | 'avc'
  readonly name: string
}

/** The better ones first. All of them are played nearly everywhere. */
const CODECS: Readonly<Record<VideoFormat, readonly Codec[]>> = {
  webm: [
    { family: 'vp9', name: 'vp09.00.31.08' },
    { family: 'vp8', name: 'vp8' },
  ],
  mp4: [
    { family: 'avc', name: 'avc1.64001f' },
    { family: 'avc', name: 'avc1.42001f' },
  ],
}

/** Enough for any size that is offered. */
const LARGEST = { width: 640, height: 640, bitrate: 1_000_000 }

export async function videoFormats(): Promise<readonly VideoFormat[]> {
  const codecs = await Promise.all(VIDEO_FORMATS.map(codecOf))
  return VIDEO_FORMATS.filter((_, index) => codecs[index] !== undefined)
}

/** The codec for a kind of file; undefined where the browser has none. */
export async function codecOf(format: VideoFormat): Promise<Codec | undefined> {
  // Not in every browser, and never without HTTPS.
  if (!('VideoEncoder' in globalThis)) return undefined
  for (const codec of CODECS[format]) {
    const { supported } = await VideoEncoder.isConfigSupported({ ...LARGEST, codec: codec.name })
    if (supported === true) return codec
  }
  return undefined
}
