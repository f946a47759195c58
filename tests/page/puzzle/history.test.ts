/** Back and Forward lead through what was shown, and the latest press wins. */
import { describe, expect, test, vi } from 'vitest'
import { builtInOf } from '../../../src/page/session/sessions.ts'
import { addressOf } from '../../../src/page/store/address.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openLink } from '../../support/linkedApp.ts'
import { type Pending, pending } from '../../support/pending.ts'

describe('Back and forward', () => {
  test('move between puzzles and programs; steps and digits make no entries', async () => {
    const app = await openLink('')
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.chooseStrategy('bitmasks')
    app.actions.select(2)
    app.actions.typeDigit(4)
    expect(app.bar.entries).toHaveLength(3)
    app.bar.travel(-1)
    await vi.waitFor(() => expect(builtInOf(app.state()).strategy).toBe('tables'))
    expect(lineOf(app.state().puzzle.grid)).toBe(PUZZLES.codewars1)
    app.bar.travel(-1)
    await vi.waitFor(() => expect(lineOf(app.state().puzzle.grid)).toBe(PUZZLES.empty))
    app.bar.travel(2)
    await vi.waitFor(() => expect(builtInOf(app.state()).strategy).toBe('bitmasks'))
    expect(app.state().puzzle.grid[2]).toBe(4)
    expect(app.bar.entries).toHaveLength(3)
  })

  test('start from the entry that the user went back to: the puzzle there, not the digit typed since', async () => {
    const app = await openLink('')
    for (const line of [PUZZLES.codewars1, PUZZLES.boj2580]) app.actions.loadGrid(gridOfLine(line))
    const left = app.bar.query()
    app.bar.travel(-1)
    await vi.waitFor(() => expect(lineOf(app.state().puzzle.grid)).toBe(PUZZLES.codewars1))
    const next = `${PUZZLES.codewars1.slice(0, 2)}4${PUZZLES.codewars1.slice(3)}`
    app.actions.select(2)
    app.actions.typeDigit(4)
    await vi.waitFor(() => expect(addressOf(app.bar.query()).puzzle).toBe(next))
    expect(app.bar.entries[1]).toBe(app.bar.query())
    app.actions.loadGrid(gridOfLine(PUZZLES.boj2580))
    expect(app.bar.entries.slice(2)).toEqual([left])
  })
  describe('while a language loads', () => {
    const KOREAN = `?puzzle=${PUZZLES.codewars1}&lang=ko`
    const ENGLISH = `?puzzle=${PUZZLES.codewars2}&lang=en`

    /** Opens a page with two earlier moments, a Korean and an English one. Korean loads when the test says so. */
    async function openHistory(before: readonly string[]) {
      const korean = pending<void>()
      const app = await openLink(`?puzzle=${PUZZLES.boj2580}&lang=en`, {
        loadLanguage: (language) => (language === 'ko' ? korean.promise : Promise.resolve()),
      })
      app.bar.entries.unshift(...before)
      app.bar.travel(before.length - 1)
      await app.untilQuiet()
      const shown = () => ({
        puzzle: lineOf(app.state().puzzle.grid),
        language: app.state().preferences.language,
      })
      return { ...app, korean, shown }
    }

    test('twice lead to the second moment and its language, though the first language arrives later', async () => {
      const { bar, korean, shown, untilQuiet } = await openHistory([ENGLISH, KOREAN])
      bar.travel(-1)
      korean.resolve()
      await untilQuiet()
      expect(shown()).toEqual({ puzzle: PUZZLES.codewars2, language: 'en' })
      expect(addressOf(bar.query())).toMatchObject({ puzzle: PUZZLES.codewars2, language: 'en' })
    })

    test('twice have not arrived when the language of the first moment is there', async () => {
      const loads: Pending<void>[] = []
      const app = await openLink(`?puzzle=${PUZZLES.boj2580}&lang=en`, {
        async loadLanguage(language) {
          if (language === 'en') return
          loads.push(pending<void>())
          await loads[loads.length - 1].promise
        },
      })
      const second = `?puzzle=${PUZZLES.codewars2}&lang=ko`
      app.bar.entries.unshift(second, KOREAN)
      app.bar.travel(1)
      app.bar.travel(-1)
      loads[0].resolve()
      await app.untilQuiet()
      expect(app.bar.entries[0]).toBe(second)
      loads[1].resolve()
      await app.untilQuiet()
      expect(addressOf(app.bar.query())).toMatchObject({ puzzle: PUZZLES.codewars2, language: 'ko' })
    })

    test('show the moment at once, and keep what is opened on it meanwhile', async () => {
      const { bar, actions, korean, shown, untilQuiet } = await openHistory([KOREAN])
      expect(shown()).toEqual({ puzzle: PUZZLES.codewars1, language: 'en' })
      actions.loadGrid(gridOfLine(PUZZLES.codewars2))
      korean.resolve()
      await untilQuiet()
      expect(shown()).toEqual({ puzzle: PUZZLES.codewars2, language: 'ko' })
      expect(bar.entries.map((entry) => addressOf(entry).puzzle)).toEqual([
        PUZZLES.codewars1,
        PUZZLES.codewars2,
      ])
    })
  })
})
