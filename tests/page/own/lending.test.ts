/** A program that a tour lends is shown among the user's own, and leaves what the user has chosen. */
import { expect, test } from 'vitest'
import { chosenProgram } from '../../../src/page/own/own.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { testApp } from '../../support/appStore.ts'
import { memoryStorage } from '../../support/browserTabs.ts'

/** Opens the app of a browser that keeps programs. */
function opened(storages = { storage: memoryStorage(), programStorage: memoryStorage() }) {
  let ids = 0
  const { store } = testApp({ ...storages, newId: () => `${Math.random()}-${++ids}` })
  const { actions } = store
  const own = () => store.getState().own ?? expect.unreachable()
  return {
    own: actions.own,
    input: () => own().input,
    shown: (language: OwnLanguage) => chosenProgram(own(), language).text,
    idOf: (text: string) =>
      own().programs.find((program) => program.text === text)?.id ?? expect.unreachable(),
    again: () => opened(storages),
  }
}

/** Opens an app in which each of two languages has two programs, of which the first is shown. */
function withPrograms() {
  const app = opened()
  for (const language of ['python', 'cpp'] as const) {
    app.own({ kind: 'open', language })
    app.own({ kind: 'edit', text: `${language} 1` })
    app.own({ kind: 'add', text: `${language} 2` })
    app.own({ kind: 'choose', id: app.idOf(`${language} 1`) })
  }
  app.own({ kind: 'choose', id: app.idOf('python 1') })
  app.own({ kind: 'chooseInput', input: 'one-line' })
  return app
}

const LENT = { kind: 'lend', language: 'python', name: 'tour', text: 'lent' } as const

test('once it is taken back, the program and the input that were shown before are shown again', () => {
  const app = withPrograms()
  app.own(LENT)
  expect([app.shown('python'), app.input()]).toEqual(['lent', 'auto'])
  app.own({ ...LENT, language: 'cpp', text: 'another' })
  expect([app.shown('python'), app.shown('cpp')]).toEqual(['python 1', 'another'])
  app.own({ kind: 'takeBack' })
  expect([app.shown('python'), app.shown('cpp'), app.input()]).toEqual(['python 1', 'cpp 1', 'one-line'])
})

test('what the user has chosen meanwhile stays chosen, and is stored without the lent program', () => {
  const app = withPrograms()
  app.own(LENT)
  app.own({ kind: 'choose', id: app.idOf('cpp 2') })
  app.own({ kind: 'chooseInput', input: 'dots' })
  const later = app.again()
  later.own({ kind: 'open', language: 'python' })
  expect([later.shown('python'), later.shown('cpp')]).toEqual(['python 1', 'cpp 2'])
  app.own({ kind: 'takeBack' })
  expect([app.shown('python'), app.shown('cpp'), app.input()]).toEqual(['python 1', 'cpp 2', 'dots'])
})

test('once it is edited, it is the user’s, and shown at the next visit', () => {
  const app = withPrograms()
  app.own(LENT)
  app.own({ kind: 'edit', text: 'edited' })
  const later = app.again()
  later.own({ kind: 'open', language: 'python' })
  expect(later.shown('python')).toBe('edited')
  app.own({ kind: 'takeBack' })
  expect(app.shown('python')).toBe('edited')
})
