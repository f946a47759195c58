/** The code that runs in the engine, bundled as one expression: a function that makes a realm. */
declare module 'virtual:javascript-realm' {
  const source: string
  export default source
}

/** The engine, emitted by the build next to the app. */
declare module 'virtual:javascript-engine' {
  export const address: string
  export const bytes: number
}
