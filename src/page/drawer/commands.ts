import { perStore } from '../store/perStore.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { DrawerTab } from './drawer.ts'

export type DrawerCommand =
  | { readonly kind: 'open'; readonly tab: DrawerTab }
  | { readonly kind: 'close' }
  /** Shows what the drawer showed before the values opened, or closes it if it was closed. */
  | { readonly kind: 'leaveValues' }

export const drawerOf = perStore(({ getState: get, setState: set }) => {
  const setOpen = (isDrawerOpen: boolean) => set({ preferences: { ...get().preferences, isDrawerOpen } })

  return (command: DrawerCommand): void => {
    const { drawerTab, tabBeforeValues, preferences } = get()
    switch (command.kind) {
      case 'open':
        if (command.tab === 'values' && (drawerTab !== 'values' || !preferences.isDrawerOpen))
          set({ tabBeforeValues: preferences.isDrawerOpen ? drawerTab : undefined })
        set({ drawerTab: command.tab })
        return setOpen(true)
      case 'close':
        return setOpen(false)
      case 'leaveValues':
        if (drawerTab !== 'values') return
        set({ drawerTab: tabBeforeValues ?? 'variables' })
        return setOpen(tabBeforeValues !== undefined)
      default:
        return assertNever(command)
    }
  }
})
