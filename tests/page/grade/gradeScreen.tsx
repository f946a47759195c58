/** The view of a grading, rendered for tests, and its parts. */
import { act, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import { PAGED } from '../../../src/page/grade/focus.ts'
import type { GradeCommand, Grading } from '../../../src/page/grade/grading.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** The commands that the view has given. */
export const commands: GradeCommand[] = []

/** Renders the page, which records the commands of Grade. Only the one that opens a case is carried out. */
export function renderRecorded() {
  const app = renderApp()
  const { store } = app
  gradeOf.give(store, (command) => {
    commands.push(command)
    if (command.kind === 'open')
      store.setState({ grading: { ...store.getState().grading, openedCase: command.id } })
  })
  return app
}

export async function renderGrading(grading: Grading) {
  const app = renderRecorded()
  const set = (changes: Partial<Grading>) =>
    act(() => app.store.setState({ grading: { ...app.store.getState().grading, ...changes } }))
  act(() => app.store.setState({ grading, view: 'grade' }))
  await screen.findByTestId('grade', undefined, { timeout: 20_000 })
  // Flushes the effects of the first rendering, which subscribe to the store.
  await act(async () => {})
  return { ...app, set }
}

export const rows = () => screen.getAllByTestId('case')
export const status = () => screen.getByTestId('grade-status').textContent
export const button = (name: string) => screen.getByRole('button', { name })

/** Makes the list and a case two pages, as on a phone, until the test ends. */
export function makePaged(): void {
  const matchMedia = window.matchMedia.bind(window)
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    if (query === PAGED) Object.defineProperty(list, 'matches', { value: true })
    return list
  })
  onTestFinished(() => spy.mockRestore())
}
