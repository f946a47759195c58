import type { PlaybackDigest } from '../../core/trace/digest.ts'

/** State slice for playing. Its speed is a preference. */
export interface Transport {
  /** True while the session in front plays. */
  readonly playing: boolean
  /** Summary of the latest second of playback; undefined in its first second. */
  readonly digest: PlaybackDigest | undefined
}
