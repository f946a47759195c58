import type { Digest } from '../../core/trace/digest.ts'

/** State slice for playing. Its speed is a preference. */
export interface Transport {
  /** True while the session in front plays. */
  readonly playing: boolean
  /** Digest of the current or latest playing; undefined in its first second. */
  readonly digest: Digest | undefined
}
