/** Renders the board as palette indices: a frame of an animation. */
import type { Board } from '../../../sudoku/grid.ts'
import { cellOf, EventKind, kindOf, type SearchEvent } from '../../../search/events.ts'
import { CELLS, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** Glyphs of the digits 1 to 9 (index 0 to 8), each as the coverage of a cell's pixels, 0–255, row by row. */
export interface Glyphs {
  readonly given: readonly Uint8Array[]
  readonly placed: readonly Uint8Array[]
}

/** The board as one frame shows it. */
export interface FrameBoard {
  readonly givens: Board
  readonly board: Board
  /** Latest event; its cell is tinted. */
  readonly last: SearchEvent | undefined
  /** Progress of the animation, 0–1. */
  readonly share: number
}

/** Backgrounds of a cell: plain, of a placement, of a backtrack. */
const GROUNDS: readonly Colour[] = [
  [255, 254, 251],
  [230, 237, 255],
  [253, 231, 226],
]
/** Indices of the grounds in `FRAME_PALETTE`. */
const [PAPER, PLACED_TINT, BACKTRACKED_TINT] = [0, 1, 2]
/** Colours of digits: given, placed. */
const INKS: readonly Colour[] = [
  [27, 29, 34],
  [36, 86, 214],
]
/** Indices in `FRAME_PALETTE`: grid line, box line, progress bar. */
const [GRID, RULE, PLAYED] = [3, 4, 5]
/** Number of shades from ground to ink, the ink included. */
const LEVELS = 3
/** Index of the first shade in `FRAME_PALETTE`. */
const FIRST_INK = 6

/** Layout: 3 grounds · grid line · box line · progress bar · for each ground and ink, `LEVELS` shades. */
export const FRAME_PALETTE: readonly Colour[] = [
  ...GROUNDS,
  [133, 135, 141],
  [35, 38, 45],
  [36, 86, 214],
  ...GROUNDS.flatMap((ground) => INKS.flatMap((ink) => shadesBetween(ground, ink))),
]

function shadesBetween(ground: Colour, ink: Colour): readonly Colour[] {
  const between = (level: number, part: 0 | 1 | 2) =>
    Math.round(ground[part] + ((ink[part] - ground[part]) * level) / LEVELS)
  return [1, 2, 3].map((level) => [between(level, 0), between(level, 1), between(level, 2)])
}

/** Minimum margin around the board, and height of the strip for the progress bar below it, in pixels. */
const [BORDER, BAR] = [2, 4]

/** Returns the side of a cell in pixels: the largest that fits the width. */
export function cellSide(widthPx: number): number {
  return Math.floor((widthPx - 2 * BORDER) / 9)
}

/** Returns the margin above and beside the board, in pixels. */
export function boardOffset(widthPx: number): number {
  return (widthPx - 9 * cellSide(widthPx)) >> 1
}

export function frameSize(widthPx: number): { readonly width: number; readonly height: number } {
  return { width: widthPx, height: widthPx + BAR }
}

/**
 * Draws the board and the progress bar of one frame.
 * @param glyphs sized to a cell @returns indices into `FRAME_PALETTE`, row by row
 */
export function boardFrame(
  { givens, board, last, share }: FrameBoard,
  glyphs: Glyphs,
  widthPx: number,
): Uint8Array {
  const { width, height } = frameSize(widthPx)
  const [side, offset] = [cellSide(widthPx), boardOffset(widthPx)]
  const pixels = new Uint8Array(width * height)
  const latest = last === undefined ? -1 : cellOf(last)
  const tint = last !== undefined && kindOf(last) === EventKind.backtrack ? BACKTRACKED_TINT : PLACED_TINT
  for (let cell = 0; cell < CELLS; cell++) {
    const ground = cell === latest ? tint : PAPER
    const isGiven = givens[cell] !== 0
    const glyph = (isGiven ? glyphs.given : glyphs.placed)[board[cell] - 1]
    const ink = FIRST_INK + (ground * INKS.length + (isGiven ? 0 : 1)) * LEVELS - 1
    const start = (offset + ROW_OF[cell] * side) * width + offset + COLUMN_OF[cell] * side
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const level = glyph === undefined ? 0 : Math.round((glyph[row * side + column] * LEVELS) / 255)
        pixels[start + row * width + column] = level === 0 ? ground : ink + level
      }
  }
  drawLines(pixels, width)
  pixels.fill(PLAYED, (height - 2) * width, (height - 2) * width + Math.round(share * width))
  return pixels
}

function drawLines(pixels: Uint8Array, width: number): void {
  const [side, offset] = [cellSide(width), boardOffset(width)]
  const end = offset + 9 * side + 1
  const draw = (place: number, thickness: number, colour: number) => {
    const first = offset + place * side - (thickness >> 1)
    for (let at = first; at < first + thickness; at++)
      for (let along = offset - 1; along < end; along++) {
        pixels[at * width + along] = colour
        pixels[along * width + at] = colour
      }
  }
  for (const place of [1, 2, 4, 5, 7, 8]) draw(place, 1, GRID)
  for (const place of [0, 3, 6, 9]) draw(place, 2, RULE)
}
