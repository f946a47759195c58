declare module '*.py?raw' {
  const source: string
  export default source
}

/** The interpreter's files, emitted by the build next to the app. */
declare module 'virtual:python-files' {
  /** Address of their folder, with a trailing slash. */
  export const folder: string
  /** Size of each file in bytes. */
  export const bytes: Readonly<
    Record<'pyodide.js' | 'pyodide.asm.js' | 'pyodide.asm.wasm' | 'stdlib.zip', number>
  >
  /** Lock file for `loadPyodide`, without packages. */
  export const lockFile: object
}
