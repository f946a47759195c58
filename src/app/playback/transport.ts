/** Whether time goes on by itself: the part of the state that holds it. Its speed is a preference. */
export interface Transport {
  /** The session in front plays. */
  readonly playing: boolean
}
