/**
 * Draws the search as a flame chart. `paintFlame` paints bars for placements, and shades where bars would be too
 * narrow; this file adds the text in the bars, lines, the path to the first solution and the playhead.
 */
import { cellOf, digitOf } from '../../search/events.ts'
import { cellNotation } from '../../sudoku/units.ts'
import type { FlameDrawing } from './flameDrawing.ts'
import type { BarTone } from './flameStyle.ts'
import { type PaintedBar, paintFlame } from './paintFlame.ts'

/** Minimum width of a bar that shows its digit, in CSS pixels. */
const ROOM_FOR_DIGIT = 15
/** Minimum width of a bar that shows its cell and digit, in CSS pixels. */
const ROOM_FOR_NOTATION = 64
/** Minimum height of a bar that shows text, in CSS pixels. */
const ROOM_FOR_TEXT = 12

/** Name of the text colour on each fill of a bar. */
const ON = {
  now: 'onNow',
  nowRest: 'onNowRest',
  past: 'onPast',
  next: 'onNext',
  solution: 'onSolution',
} as const satisfies Record<BarTone, string>

export function drawFlame(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { width, height } = context.canvas
  if (width === 0 || height === 0) return
  const bars = paintFlame(context, drawing)
  context.setTransform(drawing.density, 0, 0, drawing.density, 0, 0)
  drawLines(context, drawing)
  drawNames(context, drawing, bars)
  drawPath(context, drawing)
  drawPlayhead(context, drawing)
  context.setTransform(1, 0, 0, 1, 0, 0)
}

function widthOf(context: CanvasRenderingContext2D, { density }: FlameDrawing): number {
  return context.canvas.width / density
}

/** Returns the x coordinate of the right edge of an event, in CSS pixels. */
function leftOf(context: CanvasRenderingContext2D, drawing: FlameDrawing, event: number): number {
  const { from, to } = drawing.shown
  return ((event - from) / (to - from)) * widthOf(context, drawing)
}

/** Draws a line every ten depths, behind everything else. */
function drawLines(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { scale, colours } = drawing
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = colours.line
  for (let depth = 10; depth <= scale.rows; depth += 10)
    context.fillRect(0, Math.round(scale.topOf(depth)), widthOf(context, drawing), 1)
  context.globalCompositeOperation = 'source-over'
}

function drawNames(
  context: CanvasRenderingContext2D,
  { picture, scale, colours, fontFamily }: FlameDrawing,
  bars: readonly PaintedBar[],
): void {
  context.textBaseline = 'middle'
  context.font = `500 11px ${fontFamily}`
  for (const { index, left, right, tone } of bars) {
    const depth = picture.depths[index]
    const [top, foot] = [scale.topOf(depth), scale.topOf(depth - 1)]
    if (foot - top < ROOM_FOR_TEXT || right - left < ROOM_FOR_DIGIT) continue
    context.fillStyle = colours[ON[tone]]
    drawName(context, picture.placements[index], left, right, (top + foot) / 2 + 0.5)
  }
}

function drawName(
  context: CanvasRenderingContext2D,
  placement: number,
  left: number,
  right: number,
  middle: number,
): void {
  const digit = String(digitOf(placement))
  if (right - left >= ROOM_FOR_NOTATION) {
    context.textAlign = 'left'
    context.fillText(`${cellNotation(cellOf(placement))} = ${digit}`, left + 5, middle)
  } else {
    context.textAlign = 'center'
    context.fillText(digit, (left + right) / 2, middle)
  }
}

/** Draws the path to the first solution as stairs, with a step for each placement in the solution. */
function drawPath(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { picture, scale, colours } = drawing
  const { pathFroms, pathTos } = picture
  if (pathFroms.length === 0) return
  context.beginPath()
  context.moveTo(leftOf(context, drawing, pathFroms[0]), scale.topOf(0))
  pathFroms.forEach((from, index) => {
    const left = leftOf(context, drawing, from)
    context.lineTo(left, scale.topOf(index))
    context.lineTo(left, scale.topOf(index + 1))
  })
  context.lineTo(leftOf(context, drawing, pathTos[pathTos.length - 1]), scale.topOf(pathFroms.length))
  context.strokeStyle = colours.halo
  context.lineWidth = 5
  context.stroke()
  context.strokeStyle = colours.path
  context.lineWidth = 2
  context.stroke()
}

function drawPlayhead(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { colours, event } = drawing
  const left = leftOf(context, drawing, event) - 1
  context.fillStyle = colours.halo
  context.fillRect(left - 2, 0, 6, context.canvas.height)
  context.fillStyle = colours.playhead
  context.fillRect(left, 0, 2, context.canvas.height)
}
