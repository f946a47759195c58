/** Durations are written in readable units, at any size. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { durationFormatter } from '../../src/i18n/durations.ts'

const [english, korean] = [durationFormatter('en'), durationFormatter('ko')]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

test.each([
  [0, '0 seconds', '0초'],
  [1, '1 second', '1초'],
  [1.4, '1 second', '1초'],
  [14, '14 seconds', '14초'],
  [59.4, '59 seconds', '59초'],
  [59.5, '1 minute', '1분'],
  [61, '1 minute 1 second', '1분 1초'],
  [99, '1 minute 39 seconds', '1분 39초'],
  [10 * MINUTE - 0.4, '10 minutes', '10분'],
  [12 * MINUTE + 20, '12 minutes', '12분'],
  [HOUR - 1, '1 hour', '1시간'],
  [HOUR + 29, '1 hour', '1시간'],
  [HOUR + 31, '1 hour 1 minute', '1시간 1분'],
  [8365, '2 hours 19 minutes', '2시간 19분'],
  [19 * HOUR + 40 * MINUTE, '20 hours', '20시간'],
  [DAY - 1, '1 day', '1일'],
  [413_756, '4 days 19 hours', '4일 19시간'],
  [10 * DAY - 1, '10 days', '10일'],
  [253.4 * DAY, '253 days', '253일'],
  [YEAR - 1, '1 year', '1년'],
  [4.5 * YEAR, '4 years 183 days', '4년 183일'],
  [317 * YEAR, '317 years', '317년'],
  [25_000 * YEAR, '25,000 years', '25,000년'],
])('%d s', (seconds, inEnglish, inKorean) => {
  expect([english(seconds), korean(seconds)]).toEqual([inEnglish, inKorean])
})

const SECONDS_OF = { year: YEAR, day: DAY, hour: HOUR, minute: MINUTE, second: 1 }

/** Converts an English duration to seconds, and checks its form. */
function secondsIn(reported: string): number {
  const parts = [...reported.matchAll(/([\d,]+) (year|day|hour|minute|second)(s?)/g)]
  expect(parts.map(([part]) => part).join(' ')).toBe(reported)
  expect(parts.length).toBeLessThanOrEqual(2)
  return parts.reduce((sum, [, figure, unit, ending]) => {
    const count = Number(figure.replaceAll(',', ''))
    expect(ending).toBe(count === 1 ? '' : 's')
    return sum + count * SECONDS_OF[unit as keyof typeof SECONDS_OF]
  }, 0)
}

property.prop([fc.double({ min: 0, max: 13, noNaN: true })], { numRuns: 500 })(
  'rounding loses at most a twentieth, and a longer duration never reads shorter',
  (magnitude) => {
    const seconds = 10 ** magnitude
    const reported = secondsIn(english(seconds))
    expect(Math.abs(reported - seconds)).toBeLessThanOrEqual(Math.max(0.5, seconds / 19))
    expect(secondsIn(english(seconds * 1.001))).toBeGreaterThanOrEqual(reported)
  },
)
