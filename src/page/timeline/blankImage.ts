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
