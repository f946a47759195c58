/** By canvas: half a megabyte or more, for one that is drawn at every frame. */
const images = new WeakMap<CanvasRenderingContext2D, ImageData>()

/** An image as large as a canvas, to write its next picture into. Nothing is drawn on it. */
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
