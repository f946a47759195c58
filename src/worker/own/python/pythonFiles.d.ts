/** The interpreter's files, as the build puts them beside the app. */
declare module 'virtual:python-files' {
  /** Their address, with a slash at the end. */
  export const folder: string
  /** The size of each. */
  export const bytes: Readonly<
    Record<'pyodide.js' | 'pyodide.asm.js' | 'pyodide.asm.wasm' | 'stdlib.zip', number>
  >
  /** For `loadPyodide`: there are no packages. */
  export const lockFile: object
}
