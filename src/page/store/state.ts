import type { initialState } from './rooms.ts'

/** The app's state, from which the page is rendered: the slices of all rooms. */
export interface AppState extends Readonly<ReturnType<typeof initialState>> {}
