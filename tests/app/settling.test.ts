/** A window that is being resized has one size after another, and is drawn for the last. */
import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { settling } from '../../src/app/view/settling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const REST_MS = 100

function settled(told: readonly { readonly afterMs: number; readonly isUrgent: boolean }[]): string {
  const settle = settling(REST_MS)
  const done: string[] = []
  const beganMs = Date.now()
  for (const [index, { afterMs, isUrgent }] of told.entries()) {
    vi.advanceTimersByTime(afterMs)
    settle(() => done.push(`${index}@${Date.now() - beganMs}`), isUrgent)
  }
  vi.runAllTimers()
  return done.join(' ')
}

test('what is told one after the other is done once there has been rest, for the last', () => {
  const step = { afterMs: 16, isUrgent: false }
  expect(settled([step, step, step])).toBe('2@148')
})

test('what is urgent is done at once, and nothing that was told before it', () => {
  const step = { afterMs: 16, isUrgent: false }
  expect(settled([step, { afterMs: 16, isUrgent: true }])).toBe('1@32')
})

test.prop([
  fc.array(fc.record({ afterMs: fc.nat(250), isUrgent: fc.boolean() }), { minLength: 1, maxLength: 20 }),
])('done last is what was told last', (told) => {
  const last = settled(told).split(' ').at(-1)
  expect(last).toMatch(new RegExp(`^${told.length - 1}@`))
})
