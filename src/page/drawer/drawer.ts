/** The drawer under the code: the program's variables and calls, the breakpoints, and values that were asked for. */

/** Its tabs. Where the drawer is wide, `variables` and `stack` are one. */
export type DrawerTab = 'variables' | 'stack' | 'breakpoints' | 'values'

/** State slice. Whether the drawer is open is one of the preferences. */
export const DRAWER: {
  readonly drawerTab: DrawerTab
  /** The tab that was open before the values opened over it; undefined if the drawer was closed. */
  readonly tabBeforeValues: DrawerTab | undefined
} = { drawerTab: 'variables', tabBeforeValues: undefined }

/** Returns true if the drawer shows the values that were asked for. */
export function showsValues({
  drawerTab,
  preferences,
}: Pick<typeof DRAWER, 'drawerTab'> & { readonly preferences: { readonly isDrawerOpen: boolean } }): boolean {
  return preferences.isDrawerOpen && drawerTab === 'values'
}
