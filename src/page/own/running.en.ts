import type { PlaybackDigest } from '../../search/trace/digest.ts'
import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)

export const runningEn = {
  stop: 'Stop looking',
  searching: (event: number) => `Looking for a breakpoint: event ${number(event)}…`,
  missed: {
    forward: 'No breakpoint is hit after this point.',
    back: 'No breakpoint is hit before this point.',
    stopped: 'The search stopped before it reached a breakpoint.',
  },
  playingAt: (rate: number) => `Playing ${number(rate)} ${plural(rate, 'event')} a second`,
  digest: ({ row, lowest, highest, placements, backtracks }: PlaybackDigest) =>
    `Around row ${row + 1}, at depth ${lowest === highest ? lowest : `${lowest} to ${highest}`}: ${number(placements)} ${plural(placements, 'placement')} and ${number(backtracks)} ${plural(backtracks, 'backtrack')} in the last second. Pause to see each line of code.`,
}
