/** The code that runs in the engine, bundled as one expression: a function that makes the globals of a program. */
declare module 'virtual:javascript-realm' {
  const source: string
  export default source
}

/** The JavaScript engine: URL and size of a WebAssembly file that the build emits next to the app. */
declare module 'virtual:javascript-engine' {
  export const address: string
  export const bytes: number
}
