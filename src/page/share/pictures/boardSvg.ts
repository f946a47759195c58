import type { Board } from '../../../sudoku/grid.ts'
import { cellOf, EventKind, kindOf, type SearchEvent } from '../../../search/events.ts'
import { type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { escapedXml, wrappedLines } from './svg.ts'

export interface Caption {
  /** Line of the listing that ran. */
  readonly line: string
  /** Reason for the step; empty if there is none. */
  readonly sentence: string
}

export interface BoardPicture {
  readonly givens: Board
  readonly board: Board
  /** Latest event, whose cell is tinted. */
  readonly last: SearchEvent | undefined
  readonly caption: Caption | undefined
  /** Cells with a ring around them. */
  readonly ringed?: readonly Cell[]
}

export interface Svg {
  readonly text: string
  readonly widthPx: number
  readonly heightPx: number
}

/** Sizes in px. */
const CELL = 48
const MARGIN = 16
const BOARD = 9 * CELL
const SIDE = BOARD + 2 * MARGIN
const [LINE_SIZE, SENTENCE_SIZE] = [14, 15]
const FONT = "Pretendard, system-ui, -apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif"

/** Draws the board on a light background, with the caption below it. */
export function boardSvg({ givens, board, last, caption, ringed = [] }: BoardPicture): Svg {
  const said = caption === undefined ? [] : captionLines(caption)
  const heightPx = SIDE + (said.length > 0 ? said.length * 22 + 10 : 0)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${heightPx}" width="${SIDE}" height="${heightPx}" font-family="${FONT}">`,
    `<rect width="${SIDE}" height="${heightPx}" fill="#fffefb"/>`,
    ...(last === undefined ? [] : [tintRectangle(last)]),
    `<path d="${linePath([1, 2, 4, 5, 7, 8])}" stroke="#85878d" fill="none"/>`,
    `<path d="${linePath([0, 3, 6, 9])}" stroke="#23262d" stroke-width="2" stroke-linecap="square" fill="none"/>`,
    `<g font-size="25" text-anchor="middle">`,
    ...digitTexts(givens, board),
    '</g>',
    ...ringed.map(ring),
    ...said.map(
      ({ text, isCode }, index) =>
        `<text x="${MARGIN}" y="${SIDE + 12 + index * 22}" font-size="${isCode ? LINE_SIZE : SENTENCE_SIZE}" font-weight="${isCode ? 600 : 400}" fill="#1b1d22">${escapedXml(text)}</text>`,
    ),
    '</svg>',
  ]
  return { text: parts.join('\n'), widthPx: SIDE, heightPx }
}

/** Wraps the caption to the width of the board. */
function captionLines({ line, sentence }: Caption) {
  return [
    ...wrappedLines(line, BOARD / LINE_SIZE).map((text) => ({ text, isCode: true })),
    ...wrappedLines(sentence, BOARD / SENTENCE_SIZE).map((text) => ({ text, isCode: false })),
  ]
}

function tintRectangle(event: SearchEvent): string {
  const cell = cellOf(event)
  const colour = kindOf(event) === EventKind.backtrack ? '#fde7e2' : '#e6edff'
  return `<rect x="${MARGIN + COLUMN_OF[cell] * CELL}" y="${MARGIN + ROW_OF[cell] * CELL}" width="${CELL}" height="${CELL}" fill="${colour}"/>`
}

function ring(cell: Cell): string {
  const [left, top] = [MARGIN + COLUMN_OF[cell] * CELL + 4, MARGIN + ROW_OF[cell] * CELL + 4]
  return `<rect x="${left}" y="${top}" width="${CELL - 8}" height="${CELL - 8}" rx="9" stroke="#2456d6" stroke-width="3" fill="none"/>`
}

/** Draws grid lines. @param places in cells from the left and from the top */
function linePath(places: readonly number[]): string {
  return places
    .map((place) => MARGIN + place * CELL)
    .map((at) => `M${at} ${MARGIN}V${MARGIN + BOARD}M${MARGIN} ${at}H${MARGIN + BOARD}`)
    .join('')
}

function digitTexts(givens: Board, board: Board): readonly string[] {
  const texts: string[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] === 0) continue
    const [left, top] = [MARGIN + (COLUMN_OF[cell] + 0.5) * CELL, MARGIN + (ROW_OF[cell] + 0.5) * CELL + 9]
    const look = givens[cell] === 0 ? 'fill="#2456d6"' : 'fill="#1b1d22" font-weight="700"'
    texts.push(`<text x="${left}" y="${top}" ${look}>${board[cell]}</text>`)
  }
  return texts
}
