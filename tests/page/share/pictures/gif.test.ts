/**
 * A GIF animation, read by an independent decoder, shows the boards of its events frame by frame, in its duration and
 * in the page's colours.
 */
import { readFileSync } from 'node:fs'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { animationOf, estimatedBytes, LAST_FRAME_MS } from '../../../../src/page/share/pictures/animation.ts'
import {
  boardFrame,
  boardOffset,
  cellSide,
  type Colour,
  FRAME_PALETTE,
  frameSize,
  type Glyphs,
} from '../../../../src/page/share/pictures/boardFrame.ts'
import { gifFilm } from '../../../../src/page/share/pictures/gifFilm.ts'
import { DEFAULT_STRATEGY } from '../../../../src/search/programs/registry.ts'
import { chunkOf } from '../../../../src/search/trace/chunk.ts'
import { replay } from '../../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../../src/search/trace/searchTrace.ts'
import { decodedGif } from '../../../support/gifDecoder.ts'
import { cases } from '../../../thorough.ts'
import { givensOfLine, PUZZLES } from '../../../sudoku/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars2)
const trace = new SearchTrace(givens, DEFAULT_STRATEGY, 'first')
while (!trace.frontier.ended) trace.advance()
const at = (event: number) => replay(givens, trace.chunk(chunkOf(event)), event)

/** Glyphs that draw digit n as n dark pixels in the middle row. */
function countedGlyphs(side: number): Glyphs {
  const glyphs = Array.from({ length: 9 }, (_, index) =>
    new Uint8Array(side * side).fill(255, (side >> 1) * side + 3, (side >> 1) * side + 3 + index + 1),
  )
  return { given: glyphs, placed: glyphs }
}

const isDark = ([red, green]: Colour) => red < 60 && green < 100

test.prop([fc.nat(99_000), fc.integer({ min: 1, max: 30 }), fc.constantFrom(180, 183, 240)], {
  numRuns: cases(10),
})('every frame has the board of its event', async (from, length, widthPx) => {
  const side = cellSide(widthPx)
  const { width, height } = frameSize(widthPx)
  const offset = boardOffset(widthPx)
  const { events, delayMs } = animationOf(from, from + length, 3)
  const film = gifFilm(width, height)
  const moments = events.map(at)
  for (const [index, { board, last }] of moments.entries()) {
    const share = index / (events.length - 1)
    const isLast = index === events.length - 1
    const pixels = boardFrame({ givens, board, last, share }, countedGlyphs(side), widthPx)
    await film.addFrame(pixels, isLast ? LAST_FRAME_MS : delayMs)
  }
  const gif = decodedGif(Buffer.concat(await film.finish()))
  expect([gif.width, gif.height, gif.frames.length]).toEqual([widthPx, height, events.length])
  expect(gif.frames.map((frame) => frame.delayMs)).toEqual(
    events.map((_, index) => (index === events.length - 1 ? 1500 : Math.round(delayMs / 10) * 10)),
  )
  gif.frames.forEach(({ colours }, index) => {
    const read = Array.from({ length: 81 }, (_, cell) => {
      const row = offset + Math.floor(cell / 9) * side + (side >> 1)
      const start = row * width + offset + (cell % 9) * side + 3
      return colours.slice(start, start + 9).filter(isDark).length
    })
    expect(read).toEqual([...moments[index].board])
  })
})

test.prop([
  fc.integer({ min: 1, max: 70 }),
  fc.integer({ min: 1, max: 70 }),
  fc.integer({ min: 2, max: 255 }),
  fc.array(fc.infiniteStream(fc.nat(255)), { minLength: 1, maxLength: 3 }),
])('any picture is decoded unchanged', async (width, height, colours, streams) => {
  const palette = Array.from({ length: colours }, (_, index): Colour => [index, 255 - index, index >> 1])
  const film = gifFilm(width, height, palette)
  const pictures = streams.map((stream) =>
    Uint8Array.from([...stream.take(width * height)], (index) => index % colours),
  )
  for (const picture of pictures) await film.addFrame(picture, 100)
  const { frames } = decodedGif(Buffer.concat(await film.finish()))
  expect(frames.map((frame) => frame.colours)).toEqual(
    pictures.map((picture) => Array.from(picture, (index) => palette[index])),
  )
})

test.prop([fc.nat(1e9), fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(3, 5, 10, 20)])(
  'an animation runs from the first event to the last, in order, in its given duration',
  (from, length, seconds) => {
    const { events, delayMs } = animationOf(from, from + length, seconds)
    expect([events[0], events.at(-1)]).toEqual([from, from + length])
    expect(events.every((event, index) => index === 0 || event > events[index - 1])).toBe(true)
    expect(events.length).toBeLessThanOrEqual(seconds * 10 + 1)
    expect(delayMs * (events.length - 1)).toBeCloseTo(seconds * 1000, 3)
    expect(estimatedBytes('gif', { events, delayMs }, 360)).toBeGreaterThan(0)
  },
)

test('a film has the colours of the page in its light theme', () => {
  const tokens = readFileSync('src/page/controls/tokens.css', 'utf8')
  const light = ['card', 'placed-tint', 'backtracked-tint', 'grid', 'rule', 'placed', 'ink'].map((name) => {
    const [, hex = ''] = new RegExp(`--${name}: light-dark\\(#(\\w{6})`).exec(tokens) ?? []
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  })
  const [placed, ink] = light.slice(-2)
  expect(FRAME_PALETTE.slice(0, 6)).toEqual(light.slice(0, 6))
  // Each background blends into each ink in three levels, the last of which is the ink.
  const inks = FRAME_PALETTE.slice(6).filter((_, index) => index % 3 === 2)
  expect(inks).toEqual([ink, placed, ink, placed, ink, placed])
})
