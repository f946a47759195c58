/** Help lists the lessons, and closes when one is opened. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LESSON_TITLES } from '../../../src/page/tours/lessons/lessonTitles.ts'
import { renderApp } from '../../support/renderApp.tsx'

test('help lists the lessons in their order, and opens one', async () => {
  const { user, store } = renderApp()
  await user.click(screen.getByRole('button', { name: 'Help' }))
  const lessons = within(await screen.findByRole('region', { name: 'Lessons' }))
  const names = lessons.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual([...Object.values(LESSON_TITLES).map(({ en }) => en), 'Write a program'])
  await user.click(lessons.getByRole('button', { name: 'What a check costs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('region', { name: 'Tour' })).toHaveTextContent(/1 of 8/)
  expect(store.getState().tour?.source).toEqual({ kind: 'lesson', id: 'what-a-check-costs' })
})
