import type { FlamePicture } from '../../../core/trace/flameView.ts'

/** Of each picture, by colour: it is drawn many times before the next one comes. */
const images = new WeakMap<FlamePicture, Map<string, OffscreenCanvas>>()

/** Little is still to be seen. */
const OPACITIES = Uint8Array.from({ length: 256 }, (_, share) => Math.round(255 * (share / 255) ** 0.6))

/** The shares of a picture, a pixel for each column and depth, the first depth at the top, in how opaque a colour is. */
export function shareImage(picture: FlamePicture, colour: string): OffscreenCanvas {
  const known = images.get(picture) ?? new Map<string, OffscreenCanvas>()
  images.set(picture, known)
  const image = known.get(colour) ?? painted(picture, colour)
  known.set(colour, image)
  return image
}

function painted({ columns, rows, shares }: FlamePicture, colour: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, columns), Math.max(1, rows))
  const context = canvas.getContext('2d')
  if (context === null || shares.length === 0) return canvas
  const picture = context.createImageData(columns, rows)
  for (let index = 0; index < shares.length; index++) picture.data[index * 4 + 3] = OPACITIES[shares[index]]
  context.putImageData(picture, 0, 0)
  // The colour, as opaque as what is there.
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, columns, rows)
  return canvas
}
