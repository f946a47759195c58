import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the details of the verdict. @returns the element of the verdict, which contains them */
export async function openVerdict(user: UserEvent): Promise<HTMLElement> {
  const verdict = await screen.findByTestId('verdict')
  await user.click(within(verdict).getAllByRole('button')[0])
  return verdict
}
