/** Clock that calls back on every animation frame. */
export interface Clock {
  /** Calls back every frame, from the next one on, with the time since the last call (0 at first, and capped). */
  start(onFrame: (elapsedMs: number) => void): void
  stop(): void
}

/** Source of animation frames; in the app, the browser. */
export interface FrameSource {
  requestAnimationFrame(callback: (timeMs: number) => void): number
  cancelAnimationFrame(handle: number): void
}

/** Maximum elapsed time per frame: background tabs get no frames, and the time in the background is not caught up. */
const LONGEST_FRAME_MS = 250

export function createClock(frames: FrameSource): Clock {
  let handle: number | undefined
  const stop = () => {
    if (handle !== undefined) frames.cancelAnimationFrame(handle)
    handle = undefined
  }
  return {
    start(onFrame) {
      stop()
      let before: number | undefined
      const frame = (timeMs: number) => {
        handle = frames.requestAnimationFrame(frame)
        const elapsedMs = before === undefined ? 0 : Math.min(timeMs - before, LONGEST_FRAME_MS)
        before = timeMs
        onFrame(elapsedMs)
      }
      handle = frames.requestAnimationFrame(frame)
    },
    stop,
  }
}
