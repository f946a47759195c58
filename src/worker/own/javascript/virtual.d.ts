/** The part that runs in the engine, as one expression: a function that makes a realm. */
declare module 'virtual:javascript-realm' {
  const source: string
  export default source
}

/** The engine, as the build puts it beside the app. */
declare module 'virtual:javascript-engine' {
  export const address: string
  export const bytes: number
}
