/**
 * The extent of a search: the first solution, or all. The program's author sets it, until the user or a link chooses
 * one.
 */
import { builtInOf } from '../../../src/page/session/sessions.ts'
import { describe, expect, test } from 'vitest'
import { pending } from '../../support/pending.ts'
import { testApp } from '../../support/appStore.ts'

function settingsApp() {
  const { store } = testApp()
  const { actions } = store
  return { actions, extent: () => builtInOf(store.getState()).extent }
}

test('until an extent is chosen, a program stops as its author wrote it', () => {
  const { actions, extent } = settingsApp()
  actions.chooseStrategy('candidate-list')
  expect(extent()).toBe('all')
  actions.chooseStrategy('tables')
  expect(extent()).toBe('first')
})

test.each([
  ['all', 'tables'],
  ['first', 'candidate-list'],
] as const)('the extent %s stays when another program is chosen', (chosen, program) => {
  const { actions, extent } = settingsApp()
  actions.chooseExtent(chosen)
  actions.chooseStrategy('bitmasks')
  actions.chooseStrategy(program)
  expect(extent()).toBe(chosen)
})

test('the extent of a link takes precedence', async () => {
  const { actions, extent } = settingsApp()
  actions.chooseExtent('all')
  await actions.follow({
    puzzle: undefined,
    make: undefined,
    strategy: 'tables',
    extent: 'first',
    position: { event: 0, step: 0 },
    unreadEvent: undefined,
    language: undefined,
    view: undefined,
    judge: undefined,
    lockstep: undefined,
    viewQuery: undefined,
    code: undefined,
    tour: undefined,
  })
  expect(extent()).toBe('first')
})

describe('Of two languages chosen in a row', () => {
  /** Chooses Korean, then English. Korean loads when the test says so. */
  function chooseBoth() {
    const korean = pending<void>()
    const { store } = testApp({
      loadLanguage: (language) => (language === 'ko' ? korean.promise : Promise.resolve()),
    })
    void store.actions.setLanguage('ko')
    const chosen = store.actions.setLanguage('en')
    return { store, korean, chosen }
  }

  test('the second stays, though the first loads later', async () => {
    const { store, korean, chosen } = chooseBoth()
    await chosen
    korean.resolve()
    await korean.promise
    expect(store.getState().preferences.language).toBe('en')
  })

  test('the first is not missed if it cannot be loaded', async () => {
    const { store, korean, chosen } = chooseBoth()
    await chosen
    korean.reject(new Error('offline'))
    await expect(korean.promise).rejects.toThrow('offline')
    expect(store.getState().notice).toBeUndefined()
  })
})
