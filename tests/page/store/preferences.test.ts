import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { defaultPreferences, restoredPreferences } from '../../../src/page/store/preferences.ts'
import { testApp } from '../../support/appStore.ts'

describe('Preferences', () => {
  test.each([
    [['ko-KR', 'en-US'], 'ko'],
    [['de-DE', 'ko'], 'ko'],
    [['en-GB', 'ko'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for a browser in %j the language is %s', (languages, language) => {
    expect(defaultPreferences(languages).language).toBe(language)
  })

  test.prop([fc.anything()])('restored from junk are the defaults', (junk) => {
    const defaults = defaultPreferences(['ko'])
    expect(restoredPreferences(junk, defaults)).toEqual(defaults)
  })

  test('are remembered from one visit to the next', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    }
    const first = testApp({ storage }).store
    first.actions.setTheme('dark')
    first.actions.setRate(1000)
    expect(testApp({ storage }).store.getState().preferences).toMatchObject({ theme: 'dark', rate: 1000 })
  })

  test('survive a storage that holds no JSON', () => {
    const storage = { getItem: () => '{"state":', setItem() {}, removeItem() {} }
    expect(testApp({ storage }).store.getState().preferences.language).toBe('en')
  })
})
