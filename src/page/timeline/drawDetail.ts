/** Draws a range of the search event by event: the depth as stairs and, if there is room, each event as a mark. */
import { type Detail, type DetailChunk, type DetailEvents, eventsOfDetail } from './detail.ts'
import { digitOf, EventKind, eventNotation, kindOf, type SearchEvent } from '../../search/events.ts'
import { type Bounds, DepthBounds } from '../../search/trace/depthBounds.ts'
import { blankImage, pixelOf } from './pixels.ts'
import type { WaveformColours } from './drawWaveform.ts'
import { memoizeLatest } from './memoizeLatest.ts'

/** Colours of the curve of depths, and of the marks of placements and backtracks. */
export interface DetailColours extends WaveformColours {
  readonly placed: string
  readonly backtracked: string
}

/** Minimum widths of an event, in CSS pixels, to draw its mark, its digit, or its cell and digit. */
const ROOM_FOR_MARK = 5
const ROOM_FOR_DIGIT = 13
const ROOM_FOR_NOTATION = 52

/** Draws a range, with its depths scaled to the full height. @param density device pixels per CSS pixel */
export function drawDetail(
  context: CanvasRenderingContext2D,
  detail: Detail,
  density: number,
  colours: DetailColours,
): void {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  if (width === 0) return
  const events = detail.to - detail.from
  const room = width / events / density
  const floor = room >= ROOM_FOR_DIGIT ? height - 18 * density : height
  const columns = keptColumns(detail, Math.min(width, events))
  const lowest = columns.lowest.reduce((low, depth) => Math.min(low, depth), 255) - 1
  const highest = columns.highest.reduce((high, depth) => Math.max(high, depth), 0) + 1
  const level = (depth: number) => floor - ((depth - lowest) / (highest - lowest)) * floor
  if (events >= width) paintStairs(context, columns, level, colours, density)
  else drawStairs(context, columns, level, colours, density)
  if (room >= ROOM_FOR_MARK) drawEvents(context, eventsOfDetail(detail), level, room, density, colours)
}

/** `columnsOfDetail`, with its latest result cached. */
const keptColumns = memoizeLatest(columnsOfDetail)

/** @param level maps a depth to its y in device pixels @param room width of an event in CSS pixels */
function drawEvents(
  context: CanvasRenderingContext2D,
  { events, depths }: DetailEvents,
  level: (depth: number) => number,
  room: number,
  density: number,
  colours: DetailColours,
): void {
  const { width, height } = context.canvas
  context.font = `600 ${11 * density}px ${getComputedStyle(context.canvas).fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  events.forEach((event, index) => {
    const middle = ((index + 0.5) / events.length) * width
    context.fillStyle = kindOf(event) === EventKind.backtrack ? colours.backtracked : colours.placed
    drawMark(context, event, middle, level(depths[index]), 3 * density)
    if (room >= ROOM_FOR_DIGIT) context.fillText(labelOf(event, room), middle, height - 8 * density)
  })
}

/** Returns an event's label, as detailed as there is room for. @param room width of an event in CSS pixels */
function labelOf(event: SearchEvent, room: number): string {
  if (room >= ROOM_FOR_NOTATION) return eventNotation(event)
  return kindOf(event) === EventKind.backtrack ? `✗${digitOf(event)}` : String(digitOf(event))
}

/** Draws a disc for a placement, or a cross for a backtrack. */
function drawMark(
  context: CanvasRenderingContext2D,
  event: SearchEvent,
  x: number,
  y: number,
  radius: number,
): void {
  context.beginPath()
  if (kindOf(event) !== EventKind.backtrack) {
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
    return
  }
  context.moveTo(x - radius, y - radius)
  context.lineTo(x + radius, y + radius)
  context.moveTo(x + radius, y - radius)
  context.lineTo(x - radius, y + radius)
  context.lineWidth = radius * 0.6
  context.strokeStyle = context.fillStyle
  context.stroke()
}

/** Draws the curve of depths, and the area below it, as rectangles. */
function drawStairs(
  context: CanvasRenderingContext2D,
  { lowest, highest }: Bounds,
  level: (depth: number) => number,
  { line, body }: WaveformColours,
  density: number,
): void {
  const { width, height } = context.canvas
  const step = width / lowest.length
  const thinnest = Math.max(1, Math.round(1.4 * density))
  for (let column = 0; column < lowest.length; column++) {
    const top = level(highest[column])
    context.fillStyle = body
    context.fillRect(column * step, top, step + 0.5, height)
    context.fillStyle = line
    context.fillRect(column * step, top, step + 0.5, Math.max(thinnest, level(lowest[column]) - top))
  }
}

/** Draws like `drawStairs`, with one column per pixel. Sets pixels, because so many rectangles would be slower. */
function paintStairs(
  context: CanvasRenderingContext2D,
  { lowest, highest }: Bounds,
  level: (depth: number) => number,
  colours: WaveformColours,
  density: number,
): void {
  const image = blankImage(context)
  const pixels = new Uint32Array(image.data.buffer)
  const { width, height } = image
  const [line, body] = [pixelOf(colours.line), pixelOf(colours.body)]
  const thinnest = Math.max(1, Math.round(1.4 * density))
  for (let column = 0; column < width; column++) {
    const top = Math.round(level(highest[column]))
    const foot = Math.min(height, Math.max(top + thinnest, Math.round(level(lowest[column]))))
    for (let row = top; row < foot; row++) pixels[row * width + column] = line
    for (let row = foot; row < height; row++) pixels[row * width + column] = body
  }
  context.putImageData(image, 0, 0)
}

/** Bounds of the depths of each chunk, cached because a moved range mostly shows the same chunks. */
const known = new WeakMap<DetailChunk, DepthBounds>()

function boundsOf(chunk: DetailChunk): DepthBounds {
  const bounds = known.get(chunk) ?? new DepthBounds(chunk.depths)
  known.set(chunk, bounds)
  return bounds
}

/** Returns the lowest and highest depth by column of a picture. @param columns no more than there are events */
export function columnsOfDetail({ from, to, chunks }: Detail, columns: number): Bounds {
  const bounds = { lowest: new Uint8Array(columns).fill(255), highest: new Uint8Array(columns) }
  let event = from
  let number = 0
  for (let column = 0; column < columns; column++) {
    const end = from + Math.floor(((column + 1) * (to - from)) / columns)
    while (event < end) {
      const chunk = chunks[number]
      const chunkEnd = chunk.from + chunk.events.length
      const stop = Math.min(end, chunkEnd)
      boundsOf(chunk).widen(bounds, column, event - chunk.from, stop - chunk.from)
      if (stop === chunkEnd) number++
      event = stop
    }
  }
  return bounds
}
