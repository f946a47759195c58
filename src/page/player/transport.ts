import type { PlaybackDigest } from '../../search/trace/digest.ts'

/** State slice for playback. The speed is among the preferences instead. */
export interface PlaybackState {
  /** True while the shown session plays. */
  readonly playing: boolean
  /** Summary of the latest second of playback, kept when playback pauses; undefined until a full second has played. */
  readonly digest: PlaybackDigest | undefined
}

export const NOT_PLAYING: PlaybackState = { playing: false, digest: undefined }
