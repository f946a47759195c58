const known = new Map<string, number>()

/** Returns a resolved CSS colour as a 32-bit pixel of canvas image data, cached; 0 if there is no canvas. */
export function pixelOf(colour: string): number {
  const pixel = known.get(colour) ?? paintPixel(colour)
  known.set(colour, pixel)
  return pixel
}

function paintPixel(colour: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return 0
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]
}

/** Images by canvas, reused because each takes half a megabyte or more and is drawn at every frame. */
const images = new WeakMap<CanvasRenderingContext2D, ImageData>()

/** Returns a blank image of the canvas's size: the previous one, erased, unless the size has changed. */
export function blankImage(context: CanvasRenderingContext2D): ImageData {
  const { width, height } = context.canvas
  const kept = images.get(context)
  if (kept?.width === width && kept.height === height) {
    kept.data.fill(0)
    return kept
  }
  const image = context.createImageData(width, height)
  images.set(context, image)
  return image
}
