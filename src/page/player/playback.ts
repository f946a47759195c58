/** Speeds at which a trace is played, in events per second. */

export type EventsPerSecond = number

/** Notches of the speed control: 1, 2, 3, 5 in every decade, up to 100 million. */
export const RATES: readonly EventsPerSecond[] = [
  ...[1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((decade) =>
    [1, 2, 3, 5].map((step) => step * decade),
  ),
  100_000_000,
]

export const DEFAULT_RATE: EventsPerSecond = 10
