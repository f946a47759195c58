/** Types of the parts of `gifenc` that the app uses; the package ships none. */
declare module 'gifenc' {
  interface FrameOptions {
    /** Palette of all frames; set on the first frame. */
    readonly palette?: readonly (readonly [red: number, green: number, blue: number])[]
    /** Time that the frame is shown, in milliseconds. */
    readonly delay: number
    /** Bits per palette index. */
    readonly colorDepth: number
    /** True if `transparentIndex` leaves a pixel unchanged. */
    readonly transparent: boolean
    readonly transparentIndex: number
    /** 1 keeps the frame in place below the next. */
    readonly dispose: 1
  }

  interface Encoder {
    /** @param index palette index of each pixel */
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }

  export function GIFEncoder(): Encoder
}
