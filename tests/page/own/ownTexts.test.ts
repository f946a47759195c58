/** The user's programs can be deleted, restored and renamed. */
import { expect, test } from 'vitest'
import { chosenProgram } from '../../../src/page/own/own.ts'
import { testApp } from '../../support/appStore.ts'

async function ownApp() {
  const { store } = testApp()
  const { own } = store.actions
  own({ kind: 'open', language: 'python' })
  own({ kind: 'add', name: 'mine.py', text: 'print(1)' })
  const state = () => store.getState().own ?? expect.fail('There are none')
  // Waits until the store has detected that Python is not cached, which changes the state.
  await expect.poll(() => state().tools.python).toBe('absent')
  return { own, state, shown: () => chosenProgram(state(), 'python') }
}

test('a deleted one can be restored unchanged, until something else is done', async () => {
  const { own, state, shown } = await ownApp()
  const mine = shown()
  own({ kind: 'remove' })
  expect(shown()).not.toEqual(mine)
  expect(state().removed).toEqual(mine)
  own({ kind: 'restore' })
  expect(shown()).toEqual(mine)
  expect(state().removed).toBeUndefined()
  own({ kind: 'remove' })
  own({ kind: 'edit', text: 'print(2)' })
  const after = state()
  expect(after.removed).toBeUndefined()
  own({ kind: 'restore' })
  expect(state()).toEqual(after)
})

test('one takes its new name, and an empty one changes nothing', async () => {
  const { own, shown } = await ownApp()
  own({ kind: 'rename', name: ' boj 2580 ' })
  expect(shown()).toMatchObject({ name: 'boj 2580', text: 'print(1)' })
  own({ kind: 'rename', name: '  ' })
  expect(shown().name).toBe('boj 2580')
})
