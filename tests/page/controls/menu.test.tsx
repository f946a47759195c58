import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Menu } from '../../../src/page/controls/Menu.tsx'

function openMenu(): HTMLElement {
  render(
    <>
      <Menu label="Board">
        <button type="button">Candidates</button>
        <button type="button" data-closes>
          Clear
        </button>
      </Menu>
      <p>Elsewhere</p>
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Board' })
  fireEvent.click(opener)
  return opener
}

const dialog = () => screen.queryByRole('dialog', { name: 'Board' })

test('a menu opens and closes by its button, which tells whether it is open', () => {
  const opener = openMenu()
  expect(dialog()).not.toBeNull()
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(opener)
  expect(dialog()).toBeNull()
})

test('Escape and controls that close return the focus to the button', () => {
  const opener = openMenu()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Candidates' }), { key: 'Escape' })
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(opener)
  fireEvent.click(opener)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a press within leaves the menu open, a press outside closes it', () => {
  openMenu()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Candidates' }))
  fireEvent.click(screen.getByRole('button', { name: 'Candidates' }))
  expect(dialog()).not.toBeNull()
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(dialog()).toBeNull()
})
