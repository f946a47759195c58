/** The session that a first visit opens with, as `preparedSession` works it out when the app is built. */
declare module 'virtual:opening' {
  // A declaration of a module can import nothing by a relative path.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const prepared: ReturnType<typeof import('./app/opening/preparedSession.ts').preparedSession>
}
