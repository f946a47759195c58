/** As much of `gifenc` as is used here; it comes without types. */
declare module 'gifenc' {
  interface FrameOptions {
    /** Of the first frame: the colours of all. */
    readonly palette?: readonly (readonly [red: number, green: number, blue: number])[]
    /** In milliseconds. */
    readonly delay: number
    /** Bits of an index. */
    readonly colorDepth: number
    /** Whether `transparentIndex` leaves a pixel as it was. */
    readonly transparent: boolean
    readonly transparentIndex: number
    /** 1 leaves a frame where it is when the next comes. */
    readonly dispose: 1
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }

  export function GIFEncoder(): Encoder
}
