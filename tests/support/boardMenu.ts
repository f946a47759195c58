import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu of the board. */
export async function openBoardMenu(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Board' }))
  return within(screen.getByRole('dialog', { name: 'Board' }))
}
