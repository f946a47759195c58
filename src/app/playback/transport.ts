import type { Digest } from '../../core/trace/digest.ts'

/** Whether time goes on by itself: the part of the state that holds it. Its speed is a preference. */
export interface Transport {
  /** The session in front plays. */
  readonly playing: boolean
  /** Of what plays, or played last; undefined until a second of it is over. */
  readonly digest: Digest | undefined
}
