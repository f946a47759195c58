/** A typed position in step: a number, or a time. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { MEASURES } from '../../../../src/page/compare/lockstep/lockstep.ts'
import { parseTypedPosition } from '../../../../src/page/compare/lockstep/typedPosition.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { lockstepApp, searchAlone, RIVALS } from '../../../support/lockstepApp.ts'

describe('A typed position', () => {
  test.prop([fc.maxSafeNat()])('is a number as people write it', (number) => {
    for (const text of [`${number}`, ` ${number.toLocaleString('en')} `])
      for (const measure of ['events', 'work'] as const)
        expect(parseTypedPosition(text, measure)).toBe(number)
  })

  test.prop([fc.nat(9_000_000)])(
    'is a time in seconds or milliseconds, as the page writes it',
    (microseconds) => {
      const seconds = microseconds / 1e6
      const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
      for (const measure of ['cpython', 'pypy', 'cpp'] as const) {
        for (const text of [
          digits.format(seconds),
          `${digits.format(seconds)} s`,
          `${digits.format(seconds)}초`,
        ])
          expect(parseTypedPosition(text, measure)).toBe(microseconds * 1000)
        expect(parseTypedPosition(`${digits.format(seconds * 1000)} ms`, measure)).toBe(microseconds * 1000)
      }
    },
  )

  test.each(['', '-1', 'here', '1.5 h', '1e3', '12,34', '.5', '1.2.3'])('is not %j', (text) => {
    for (const measure of MEASURES) expect(parseTypedPosition(text, measure)).toBeUndefined()
  })
})

describe('Going to it', () => {
  test('shows what each program shows there, and no position beyond the end', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    const ends = RIVALS.map((rival) => searchAlone(PUZZLES.codewars1, rival).events)
    app.dispatch({ kind: 'goToTyped', text: '1,234' })
    await app.untilShown(ends.map((end) => Math.min(end, 1234)))
    app.dispatch({ kind: 'goToTyped', text: '9999999' })
    await app.untilShown(ends)
    app.dispatch({ kind: 'step', by: -1 })
    expect(app.lockstep().at).toBe(Math.max(...ends) - 1)
  })

  test('is refused when it is invalid, until it is corrected', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'seek', at: 12 })
    app.dispatch({ kind: 'goToTyped', text: ' there ' })
    expect(app.lockstep().refused).toBe('there')
    expect(app.lockstep().at).toBe(12)
    app.dispatch({ kind: 'retype' })
    expect(app.lockstep().refused).toBeUndefined()
    app.dispatch({ kind: 'goToTyped', text: '1.5' })
    expect(app.lockstep().refused).toBe('1.5')
    app.dispatch({ kind: 'measure', measure: 'cpython' })
    expect(app.lockstep().refused).toBeUndefined()
    app.dispatch({ kind: 'goToTyped', text: '50 ms' })
    expect(app.lockstep().at).toBe(50_000_000)
  })
})
