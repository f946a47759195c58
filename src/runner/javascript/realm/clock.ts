/** Deterministic time and randomness for users' JavaScript programs. */

/** Simulated time per clock read, so that a program that polls the clock makes progress. */
const TICK_MS = 0.01

export type Clock = ReturnType<typeof makeClock>

/** Creates a clock of simulated time, which starts at 0. */
export function makeClock() {
  let ticks = 0
  const now = () => ++ticks * TICK_MS
  return {
    /** Returns the milliseconds since the start. Each call advances the clock by a tick. */
    now,
    /** Advances the clock to a time, unless the clock is past that. */
    waitUntil: (ms: number) => {
      ticks = Math.max(ticks, Math.round(ms / TICK_MS))
    },
  }
}

/** Returns a `Date` constructor that reads a given clock; replaces `Date.prototype.constructor`. */
export function withClock(now: () => number): DateConstructor {
  const Original = Date
  function Fixed(this: unknown, ...parts: readonly unknown[]): unknown {
    const called = new.target as unknown
    if (called === undefined) return new Original(now()).toString()
    const given = parts.length === 0 ? [now()] : parts
    return Reflect.construct(Original, given, called as new () => unknown)
  }
  Object.defineProperty(Fixed, 'name', { value: 'Date' })
  Object.defineProperty(Fixed, 'length', { value: 7 })
  const constructor = Object.assign(Fixed, {
    UTC: Original.UTC,
    parse: Original.parse,
    now: () => Math.floor(now()),
  })
  Object.defineProperty(constructor, 'prototype', { value: Original.prototype, writable: false })
  Object.defineProperty(Original.prototype, 'constructor', { value: constructor })
  return constructor as unknown as DateConstructor
}

/** Creates a generator of pseudo-random numbers in [0, 1) with 53 bits and a fixed seed (mulberry32). */
export function makeChance(): () => number {
  let state = 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return () => (next() * 0x200000 + (next() >>> 11)) / 0x20000000000000
}
