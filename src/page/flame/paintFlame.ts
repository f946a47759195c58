/**
 * Paints the flame chart. Writes its pixels directly, like the waveform's: drawing thousands of rectangles, and a
 * scaled picture per depth, would take several times as long.
 */
import type { FlamePicture } from '../../search/trace/flameView.ts'
import { blankImage, pixelOf } from '../timeline/pixels.ts'
import type { FlameDrawing } from './flameDrawing.ts'
import type { BarTone } from './flameStyle.ts'

/** Minimum width of a separate bar, in CSS pixels. */
const ROOM_FOR_BAR = 2.5
/** Minimum row height or bar width for a gap to the next, in CSS pixels. */
const ROOM_FOR_GAP = 4

/** Opacity by share of time, both from 0 to 255; the exponent below 1 keeps small shares visible. */
const OPACITIES = Uint8Array.from({ length: 256 }, (_, share) => Math.round(255 * (share / 255) ** 0.6))

/**
 * A bar (one placement, as long as it is on the board), or the larger part of a bar that the playhead splits; in CSS
 * pixels. The bar's name is written between `left` and `right`.
 */
export interface PaintedBar {
  /** Index in the picture's `depths`, `froms` and `tos`. */
  readonly index: number
  readonly left: number
  readonly right: number
  readonly tone: BarTone
}

/** Rows of pixels that show a depth, in device pixels; `end` is excluded. */
interface Band {
  readonly first: number
  readonly end: number
}

/**
 * Replaces the canvas content with bars and, where placements are too narrow for bars, shares: the share of time at
 * each depth, as opacity.
 * @returns the placements drawn as separate bars
 */
export function paintFlame(context: CanvasRenderingContext2D, drawing: FlameDrawing): readonly PaintedBar[] {
  const image = blankImage(context)
  const pixels = new Uint32Array(image.data.buffer)
  const { rows } = drawing.picture
  const bands = Array.from({ length: rows + 1 }, (_, depth) => bandOf(drawing, depth))
  paintShares(pixels, image.width, drawing, bands)
  const painted = paintBars(pixels, image.width, drawing, bands)
  // All scanlines of a depth's band are equal: the first is painted, then repeated.
  for (const { first, end } of bands) repeatScanline(pixels, image.width, first, end)
  context.putImageData(image, 0, 0)
  return painted
}

/** Returns the band of a depth, without the gap at its top; a band too low for a gap has none. */
function bandOf({ scale, density }: FlameDrawing, depth: number): Band {
  const top = Math.max(0, Math.round(scale.topOf(depth) * density))
  const end = Math.round(scale.topOf(Math.max(0, depth - 1)) * density)
  return { first: end - top >= ROOM_FOR_GAP * density ? top + Math.round(density) : top, end }
}

/** Returns the picture's first column under each pixel, and under the one after the last; −1 outside the picture. */
function columnsUnder(
  { from, span, columns }: FlamePicture,
  drawing: FlameDrawing,
  width: number,
): Int32Array {
  const { shown } = drawing
  const step = (shown.to - shown.from) / width / span
  const start = (shown.from - from) / span
  const under = new Int32Array(width + 1)
  for (let left = 0; left <= width; left++) {
    const column = Math.floor(start + left * step)
    under[left] = column < 0 || column >= columns ? -1 : column
  }
  return under
}

/** Paints the shares into the first scanline of each band. */
function paintShares(
  pixels: Uint32Array,
  width: number,
  drawing: FlameDrawing,
  bands: readonly Band[],
): void {
  const { picture, event, shown, colours } = drawing
  const under = columnsUnder(picture, drawing, width)
  const played = ((event - shown.from) / (shown.to - shown.from)) * width
  const [past, next] = [shadesOf(colours.past), shadesOf(colours.next)]
  for (let depth = 1; depth <= picture.rows; depth++) {
    const { first, end } = bands[depth]
    if (end <= first) continue
    const shares = picture.shares.subarray((depth - 1) * picture.columns, depth * picture.columns)
    const line = pixels.subarray(first * width, (first + 1) * width)
    for (let left = 0; left < width; left++) {
      const column = under[left]
      if (column < 0) continue
      let sum = shares[column]
      let count = 1
      for (let other = column + 1; other < under[left + 1]; other++, count++) sum += shares[other]
      line[left] = (left < played ? past : next)[Math.ceil(sum / count)]
    }
  }
}

/** Copies a scanline to those below it. */
function repeatScanline(pixels: Uint32Array, width: number, first: number, end: number): void {
  for (let row = first + 1; row < end; row++)
    pixels.copyWithin(row * width, first * width, (first + 1) * width)
}

/** Paints the bars into the first scanline of each band. */
function paintBars(
  pixels: Uint32Array,
  width: number,
  drawing: FlameDrawing,
  bands: readonly Band[],
): readonly PaintedBar[] {
  const { picture, event, shown, colours, density } = drawing
  const { depths, froms, tos } = picture
  const now = pixelOf(colours.now)
  const leftOf = (place: number) => ((place - shown.from) / (shown.to - shown.from)) * width
  const played = Math.round(leftOf(event))
  const painted: PaintedBar[] = []
  for (let index = 0; index < depths.length; index++) {
    const left = Math.max(0, leftOf(froms[index]))
    const right = Math.min(width, leftOf(tos[index]))
    if (right - left < ROOM_FOR_BAR * density) continue
    const [first, last] = [Math.round(left), Math.round(right)]
    const gap = right - left > ROOM_FOR_GAP * density ? Math.round(density) : 0
    const isOnBoard = froms[index] < event && event <= tos[index]
    const isOnWay = isOnPath(picture, index)
    const split = isOnBoard ? Math.max(first, Math.min(last - gap, played)) : first
    const later = isOnWay ? 'solution' : isOnBoard ? 'nowRest' : tos[index] < event ? 'past' : 'next'
    const band = bands[depths[index]]
    if (band.end > band.first) {
      const start = band.first * width
      pixels.fill(now, start + first, start + split)
      pixels.fill(pixelOf(colours[later]), start + split, start + last - gap)
      pixels.fill(0, start + last - gap, start + last)
    }
    const isPlayed = split - first > last - split
    painted.push({
      index,
      left: (isPlayed ? left : Math.max(left, split)) / density,
      right: (isPlayed ? split : right) / density,
      tone: isPlayed ? 'now' : later,
    })
  }
  return painted
}

function isOnPath({ pathFroms, pathTos, depths, froms, tos }: FlamePicture, index: number): boolean {
  const level = depths[index] - 1
  return level < pathFroms.length && pathFroms[level] <= froms[index] && tos[index] <= pathTos[level]
}

/** Returns the pixel for each share. The last of its four bytes is the alpha. */
function shadesOf(colour: string): Uint32Array {
  const bytes = new Uint8Array(Uint32Array.of(pixelOf(colour)).buffer)
  const shades = new Uint32Array(256)
  const parts = new Uint8Array(shades.buffer)
  for (let share = 1; share < 256; share++) {
    parts.set(bytes, share * 4)
    parts[share * 4 + 3] = OPACITIES[share]
  }
  return shades
}
