/** The drawer under the code, which most visits leave closed. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
// Imported in advance: the page loads it when the drawer is first opened.
import '../../src/page/drawer/DrawerContents.tsx'

/** Opens the drawer, at a tab. */
export async function openDrawer(
  user: UserEvent,
  tab: 'Variables and stack' | 'Breakpoints' | 'Values' = 'Variables and stack',
): Promise<void> {
  if (screen.queryByRole('tab', { name: tab }) === null)
    await user.click(screen.getByRole('button', { name: 'Open variables and calls' }))
  await user.click(screen.getByRole('tab', { name: tab }))
  if (tab !== 'Values') await screen.findByRole('region', { name: tab === 'Breakpoints' ? tab : 'Variables' })
}
