/** Commands are loaded by the first of them: none is lost, and they keep their order. */
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../src/app/store/deferred.ts'
import { onDemand } from '../../src/app/store/onDemand.ts'
import { type AppState, initialState } from '../../src/app/store/state.ts'
import { defaultPreferences } from '../../src/app/store/preferences.ts'
import { lineOf } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { frontOf } from '../../src/app/session/sessions.ts'
import { testApp } from '../support/appStore.ts'

/** Commands that note what they are asked, and come when the test says so. */
function written() {
  const asked: string[] = []
  const commands = {
    note(word: string): number | Promise<number> {
      asked.push(word)
      return asked.length
    },
  }
  let state: AppState = initialState(defaultPreferences(['en']))
  let come: (() => void) | undefined
  let fail: (() => void) | undefined
  const load = vi.fn<() => Promise<typeof commands>>(
    () =>
      new Promise<typeof commands>((resolve, reject) => {
        come = () => resolve(commands)
        fail = () => reject(new Error('offline'))
      }),
  )
  const part = onDemand(
    () => state,
    (change) => (state = { ...state, ...change }),
    'actions',
    load,
  )
  const atHand = { noteAtOnce: (word: string) => asked.push(`${word}!`) }
  return {
    asked,
    load,
    commands: deferred(atHand, part),
    notice: () => state.notice,
    come: () => come?.(),
    fail: () => fail?.(),
  }
}

describe('Commands that have yet to come', () => {
  test('are carried out in the order in which they were given, and promise what they return', async () => {
    const { commands, asked, come, load } = written()
    const answers = [commands.note('a'), commands.note('b')]
    commands.noteAtOnce('c')
    expect(asked).toEqual(['c!'])
    come()
    expect([await answers[0], await answers[1]]).toEqual([2, 3])
    expect(asked).toEqual(['c!', 'a', 'b'])
    expect(load).toHaveBeenCalledOnce()
  })

  test('answer at once when they are there', async () => {
    const { commands, come } = written()
    const first = commands.note('a')
    come()
    await first
    expect(commands.note('b')).toBe(2)
  })

  test('do not come: a notice says so, and the next command has them asked for again', async () => {
    const { commands, asked, come, fail, notice, load } = written()
    const lost = commands.note('a')
    fail()
    expect(await lost).toBeUndefined()
    expect(notice()).toEqual({ kind: 'not-loaded', part: 'actions' })
    const found = commands.note('b')
    come()
    expect(await found).toBe(1)
    expect(asked).toEqual(['b'])
    expect(load).toHaveBeenCalledTimes(2)
    expect(notice()).toBeUndefined()
  })

  test('are the same functions every time they are named', () => {
    const { commands } = written()
    expect(commands.note).toBe(commands.note)
  })
})

describe('A page whose commands have yet to come', () => {
  test('types what was typed meanwhile, and steps through it', async () => {
    const { store } = testApp({}, false)
    const { actions } = store.getState()
    actions.select(0)
    for (const digit of PUZZLES.codewars1) actions.typeDigit(Number(digit))
    actions.stepForward()
    actions.stepForward()
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.empty)
    await vi.waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
    await vi.waitFor(() => expect(frontOf(store.getState()).frame.moment.event).toBe(2))
    actions.reset()
  })

  test('keeps what was chosen meanwhile for the next visit', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }
    const { store } = testApp({ storage }, false)
    const { actions } = store.getState()
    actions.setTheme('dark')
    actions.getReady()
    await vi.waitFor(() => expect(testApp({ storage }).store.getState().preferences.theme).toBe('dark'))
  })

  test('has the draft of the last visit read', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }
    await testApp({ storage }).store.getState().actions.setDraft(PUZZLES.codewars1)
    const { store } = testApp({ storage }, false)
    await vi.waitFor(() => expect(store.getState().recognition.reading.kind).toBe('puzzle'))
  })
})
