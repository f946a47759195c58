/** The video formats that this browser can encode, and the codec for each. */
import { VIDEO_FORMATS, type VideoFormat } from '../pictures/film.ts'

/** A codec's family and its full codec string for WebCodecs. */
export interface Codec {
  readonly family: 'vp9' | 'vp8' | 'avc'
  readonly name: string
}

/** Codecs of each format, in order of preference. All of them play nearly everywhere. */
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

/** Largest offered size and bitrate, for which a codec must be supported. */
const MAX_CONFIG = { width: 640, height: 640, bitrate: 1_000_000 }

export async function videoFormats(): Promise<readonly VideoFormat[]> {
  const codecs = await Promise.all(VIDEO_FORMATS.map(codecOf))
  return VIDEO_FORMATS.filter((_, index) => codecs[index] !== undefined)
}

/** Returns the preferred supported codec for a format. */
export async function codecOf(format: VideoFormat): Promise<Codec | undefined> {
  // `VideoEncoder` is missing in some browsers, and outside of secure contexts.
  if (!('VideoEncoder' in globalThis)) return undefined
  for (const codec of CODECS[format]) {
    const { supported } = await VideoEncoder.isConfigSupported({ ...MAX_CONFIG, codec: codec.name })
    if (supported === true) return codec
  }
  return undefined
}
