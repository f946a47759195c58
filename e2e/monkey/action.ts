/** Actions of the monkey, a test that uses the page at random, as plain values that can be logged and replayed. */
import { oneOf, type Random } from '../../src/search/generator/random.ts'
import { QUERIES, TEXTS } from './texts.ts'

/** A position in the window, in CSS pixels. */
export interface Place {
  readonly left: number
  readonly top: number
}

export type Action =
  /** @property on name of the control there, for the log */
  | { readonly kind: 'click'; readonly at: Place; readonly on: string }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'paste' | 'drop'; readonly text: string }
  | { readonly kind: 'drag'; readonly from: Place; readonly to: Place }
  /** @property by CSS pixels, negative for up */
  | { readonly kind: 'wheel'; readonly at: Place; readonly by: number; readonly withShift: boolean }
  /** Sets a select or a slider. @property share position among the options, or along the range, 0 to 1 */
  | { readonly kind: 'choose'; readonly at: Place; readonly share: number; readonly on: string }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  | { readonly kind: 'open'; readonly query: string }
  | { readonly kind: 'wait'; readonly durationMs: number }
  | { readonly kind: 'reload' | 'back' | 'forward' | 'offline' | 'online' | 'change language' }

/** A usable control in the window. @property kind how it is used; `chosen` for a select or slider */
export interface Control {
  readonly kind: 'pressed' | 'typed' | 'chosen' | 'cell' | 'tab'
  readonly name: string
  readonly at: Place
}

/** The page as the monkey can act on it. @property timeline left and right end; undefined if not visible */
export interface Surface {
  readonly controls: readonly Control[]
  readonly timeline: readonly [Place, Place] | undefined
  readonly isOnline: boolean
}

const KEYS = [
  'Space Space Escape Enter Tab Tab Shift+Tab Home End PageUp PageDown',
  'ArrowLeft ArrowRight ArrowRight ArrowUp ArrowDown . . , + - ?',
  '1 5 9 0 Backspace Delete F2 a 한',
  'F5 Shift+F5 F9 F10 Shift+F10 F11 F11 Shift+F11',
  'Control+z Control+z Control+Shift+z Control+y',
].flatMap((keys) => keys.split(' '))

const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 480],
  [768, 1024],
] as const

/** Names of buttons that reload the page. */
const RELOAD = /^(Reload|새로고침)/

/** Makes a random action of one kind; undefined if the page does not allow it. */
type Draw = (random: Random, surface: Surface) => Action | undefined

const place = (random: Random): Place => ({ left: random(1000), top: random(700) })

const clickOn =
  (isRequested: (control: Control) => boolean): Draw =>
  (random, { controls, isOnline }) => {
    const requested = controls.filter(isRequested)
    if (requested.length === 0) return undefined
    const { at, name } = oneOf(random, requested)
    if (!isOnline && RELOAD.test(name)) return { kind: 'online' }
    return { kind: 'click', at, on: name }
  }

const drag: Draw = (random, { timeline }) => {
  if (timeline === undefined || random(4) === 0)
    return { kind: 'drag', from: place(random), to: place(random) }
  const [{ left, top }, { left: right }] = timeline
  const along = () => ({ left: left + random(Math.max(1, Math.floor(right - left))), top })
  return { kind: 'drag', from: along(), to: along() }
}

const choose: Draw = (random, { controls }) => {
  const lists = controls.filter(({ kind }) => kind === 'chosen')
  if (lists.length === 0) return undefined
  const { at, name } = oneOf(random, lists)
  return { kind: 'choose', at, share: random(1000) / 1000, on: name }
}

/** Actions with their relative frequencies, about per hundred. An impossible action falls back to a key press. */
const DRAWS: readonly (readonly [weight: number, draw: Draw])[] = [
  [22, clickOn(({ kind }) => kind === 'pressed')],
  [6, clickOn(({ kind }) => kind === 'tab')],
  [8, clickOn(({ kind }) => kind === 'cell')],
  [3, clickOn(({ kind }) => kind === 'typed')],
  [26, (random) => ({ kind: 'press', key: oneOf(random, KEYS) })],
  [8, choose],
  [5, (random) => ({ kind: 'paste', text: oneOf(random, TEXTS) })],
  [1, (random) => ({ kind: 'drop', text: oneOf(random, TEXTS) })],
  [
    3,
    (random) => ({ kind: 'type', text: oneOf(random, ['12', '4096', '1e9', '-3', ...TEXTS]).slice(0, 90) }),
  ],
  [6, drag],
  [
    3,
    (random, { timeline }) => ({
      kind: 'wheel',
      at: timeline?.[0] ?? place(random),
      by: random(800) - 400,
      withShift: random(3) === 0,
    }),
  ],
  [2, () => ({ kind: 'change language' })],
  [
    2,
    (random) => {
      const [width, height] = oneOf(random, SIZES)
      return { kind: 'resize', width, height }
    },
  ],
  [4, (random) => ({ kind: 'wait', durationMs: random(150) })],
  // While offline, the next three entries go online instead, because a page could not load.
  [1, (_, { isOnline }) => ({ kind: isOnline ? 'reload' : 'online' })],
  [
    1,
    (random, { isOnline }) =>
      isOnline ? { kind: random(3) === 0 ? 'forward' : 'back' } : { kind: 'online' },
  ],
  [
    1,
    (random, { isOnline }) =>
      isOnline ? { kind: 'open', query: oneOf(random, QUERIES) } : { kind: 'online' },
  ],
  [1, (_, { isOnline }) => ({ kind: isOnline ? 'offline' : 'online' })],
]

const TOTAL_WEIGHT = DRAWS.reduce((sum, [weight]) => sum + weight, 0)

/** Chooses an action at random, by the frequencies of `DRAWS`. */
export function drawAction(random: Random, surface: Surface): Action {
  let left = random(TOTAL_WEIGHT)
  const [, draw] = DRAWS.find(([weight]) => (left -= weight) < 0) ?? DRAWS[0]
  return draw(random, surface) ?? { kind: 'press', key: oneOf(random, KEYS) }
}
