/** Listeners of the store say which parts of the state they depend on, and are told of each change once. */
import { expect, test } from 'vitest'
import { BY_PARTS } from '../../../src/page/store/stateStore.ts'
import { testApp } from '../../support/appStore.ts'

test('a change that a listener makes is told once to those after it', () => {
  const { store } = testApp()
  const told: string[] = []
  store.subscribe(
    ({ selected }) => selected,
    () => store.setState({ panel: 'program' }),
  )
  store.subscribe(
    ({ panel }) => panel,
    (panel, before) => told.push(`${before} to ${panel}`),
  )
  store.setState({ selected: 40 })
  expect(told).toEqual(['puzzle to program'])
})

test('a listener to several parts is told when one of them changes, and of nothing else', () => {
  const { store } = testApp()
  let calls = 0
  store.subscribe(
    ({ selected, panel }) => [selected, panel],
    () => calls++,
    BY_PARTS,
  )
  store.setState({ editing: true })
  expect(calls).toBe(0)
  store.setState({ selected: 40 })
  store.setState({ panel: 'program', selected: 41 })
  expect(calls).toBe(2)
})
