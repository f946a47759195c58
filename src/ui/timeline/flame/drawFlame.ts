/** Draws the search as a flame chart: a bar for each placement that is wide enough, the others as how much of the time they take. */
import type { VisibleRange } from '../../../app/view/visibleRange.ts'
import { cellOf, digitOf } from '../../../core/events.ts'
import type { FlamePicture } from '../../../core/trace/flameView.ts'
import { cellNotation } from '../../../core/units.ts'
import type { FlameColours } from './flameColours.ts'
import type { FlameScale } from './flameScale.ts'
import { shareImage } from './shareImage.ts'

/** In CSS pixels: from these widths on there is a bar of its own, room for its digit, for its cell and digit. */
const ROOM_FOR_BAR = 2.5
const ROOM_FOR_DIGIT = 15
const ROOM_FOR_NOTATION = 64
/** A row so high has names. */
const ROOM_FOR_TEXT = 12

export interface FlameDrawing {
  readonly picture: FlamePicture
  /** The events from edge to edge. */
  readonly shown: VisibleRange
  /** Where the playhead stands. */
  readonly event: number
  readonly scale: FlameScale
  readonly colours: FlameColours
  /** Device pixels a CSS pixel. */
  readonly density: number
}

export function drawFlame(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { width, height } = context.canvas
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.setTransform(drawing.density, 0, 0, drawing.density, 0, 0)
  drawLines(context, drawing)
  drawShares(context, drawing)
  drawBars(context, drawing)
  drawPath(context, drawing)
  drawPlayhead(context, drawing)
}

function widthOf(context: CanvasRenderingContext2D, { density }: FlameDrawing): number {
  return context.canvas.width / density
}

/** To the right of an event, in CSS pixels. */
function leftOf(context: CanvasRenderingContext2D, drawing: FlameDrawing, event: number): number {
  const { from, to } = drawing.shown
  return ((event - from) / (to - from)) * widthOf(context, drawing)
}

/** Every ten depths, behind all else. */
function drawLines(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { scale, colours } = drawing
  context.fillStyle = colours.line
  for (let depth = 10; depth <= scale.rows; depth += 10)
    context.fillRect(0, scale.topOf(depth), widthOf(context, drawing), 1)
}

function drawShares(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { picture, event, colours } = drawing
  const width = widthOf(context, drawing)
  const played = Math.max(0, Math.min(width, leftOf(context, drawing, event)))
  for (const [colour, left, right] of [
    [colours.past, 0, played],
    [colours.next, played, width],
  ] as const)
    if (right > left) drawSharesIn(context, drawing, shareImage(picture, colour), left, right)
}

/** @param left, right in CSS pixels */
function drawSharesIn(
  context: CanvasRenderingContext2D,
  drawing: FlameDrawing,
  image: CanvasImageSource,
  left: number,
  right: number,
): void {
  const { picture, shown, scale } = drawing
  const width = widthOf(context, drawing)
  const columnAt = (px: number) =>
    (shown.from + (px / width) * (shown.to - shown.from) - picture.from) / picture.span
  const first = Math.max(0, columnAt(left))
  const last = Math.min(picture.columns, columnAt(right))
  if (last <= first) return
  const start = leftOf(context, drawing, picture.from + first * picture.span)
  const end = leftOf(context, drawing, picture.from + last * picture.span)
  for (let depth = 1; depth <= picture.rows; depth++) {
    const top = scale.topOf(depth)
    const height = scale.topOf(depth - 1) - top
    const gap = height >= 4 ? 1 : 0
    context.drawImage(image, first, depth - 1, last - first, 1, start, top + gap, end - start, height - gap)
  }
}

function drawBars(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  const { picture, event, scale, colours } = drawing
  const { depths, froms, tos, placements } = picture
  const width = widthOf(context, drawing)
  const played = leftOf(context, drawing, event)
  context.textBaseline = 'middle'
  context.font = `500 11px ${getComputedStyle(context.canvas).fontFamily}`
  for (let index = 0; index < depths.length; index++) {
    const left = Math.max(0, leftOf(context, drawing, froms[index]))
    const right = Math.min(width, leftOf(context, drawing, tos[index]))
    if (right - left < ROOM_FOR_BAR) continue
    const depth = depths[index]
    const top = scale.topOf(depth)
    const height = scale.topOf(depth - 1) - top
    const isOnBoard = froms[index] < event && event <= tos[index]
    const isOnWay = isOnPath(picture, depth, froms[index], tos[index])
    context.fillStyle = colours.ground
    context.fillRect(left, top, right - left, height)
    const fill = (colour: string, from: number, to: number) => {
      context.fillStyle = colour
      if (to > from)
        context.fillRect(from, top + (height >= 4 ? 1 : 0), to - from, height - (height >= 4 ? 1 : 0))
    }
    const end = right - (right - left > 4 ? 1 : 0)
    if (isOnBoard) {
      fill(colours.now, left, Math.min(end, played))
      fill(isOnWay ? colours.solution : colours.nowRest, Math.max(left, played), end)
    } else if (isOnWay) fill(colours.solution, left, end)
    else fill(tos[index] < event ? colours.past : colours.next, left, end)
    if (height < ROOM_FOR_TEXT || right - left < ROOM_FOR_DIGIT) continue
    const isOnDark = isOnBoard && played - left > (right - left) / 2
    context.fillStyle = isOnDark ? colours.onNow : colours.text
    drawName(context, placements[index], left, right, top + height / 2 + 0.5)
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

/** Whether a bar lies on the way to the first solution. */
function isOnPath({ pathFroms, pathTos }: FlamePicture, depth: number, from: number, to: number): boolean {
  return depth <= pathFroms.length && pathFroms[depth - 1] <= from && to <= pathTos[depth - 1]
}

/** A staircase from the first placement that stays to the solution. */
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
  context.strokeStyle = colours.path
  context.lineWidth = 2
  context.stroke()
}

function drawPlayhead(context: CanvasRenderingContext2D, drawing: FlameDrawing): void {
  context.fillStyle = drawing.colours.playhead
  context.fillRect(leftOf(context, drawing, drawing.event) - 1, 0, 2, context.canvas.height)
}
