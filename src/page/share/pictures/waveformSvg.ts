import type { StretchEnvelope } from '../../../search/trace/envelope.ts'
import type { Svg } from './boardSvg.ts'
import type { Scheme } from './svg.ts'

const [WIDTH, HEIGHT] = [1200, 240]
/** Same colours as the timeline. */
const COLOURS: Readonly<Record<Scheme, Readonly<Record<'paper' | 'body' | 'band', string>>>> = {
  light: { paper: '#fffefb', body: '#e4e2db', band: '#7b7a76' },
  dark: { paper: '#171a20', body: '#262b34', band: '#7a8292' },
}

/**
 * Draws the search depth over a range of events as the timeline does: a band between the lowest and the highest depth
 * of each column, and the body, a filled area below.
 * @param envelope lowest and highest depths; must cover the events
 * @param from, to events `from` < n ≤ `to`
 * @param deepest depth drawn near the upper edge
 */
export function waveformSvg(
  envelope: StretchEnvelope,
  from: number,
  to: number,
  deepest: number,
  scheme: Scheme,
): Svg {
  const { paper, body, band } = COLOURS[scheme]
  const { span, lowest, highest } = envelope
  const end = lowest.length - 1
  const columns = Math.min(WIDTH, to - from)
  const bucketAt = (event: number) => Math.min(end, Math.max(0, Math.floor((event - envelope.from) / span)))
  const level = (depth: number) => (HEIGHT * (1 - (0.94 * depth) / Math.max(1, deepest))).toFixed(1)
  const tops: string[] = []
  const feet: string[] = []
  for (let column = 0; column < columns; column++) {
    const first = bucketAt(from + (column * (to - from)) / columns)
    const last = Math.max(first, bucketAt(from + ((column + 1) * (to - from)) / columns - 1))
    const left = ((column * WIDTH) / columns).toFixed(1)
    const right = (((column + 1) * WIDTH) / columns).toFixed(1)
    let [low, high] = [lowest[first], highest[first]]
    for (let bucket = first + 1; bucket <= last; bucket++) {
      low = Math.min(low, lowest[bucket])
      high = Math.max(high, highest[bucket])
    }
    tops.push(`${left} ${level(high)}H${right}`)
    feet.push(`${right} ${level(low)}H${left}`)
  }
  const top = tops.join('L')
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    ...(columns === 0
      ? []
      : [
          `<path d="M0 ${HEIGHT}L${top}V${HEIGHT}Z" fill="${body}"/>`,
          `<path d="M${top}L${feet.toReversed().join('L')}Z" fill="${band}" stroke="${band}" stroke-linejoin="round"/>`,
        ]),
    '</svg>',
  ]
  return { text: text.join('\n'), widthPx: WIDTH, heightPx: HEIGHT }
}
