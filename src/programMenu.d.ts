declare module 'virtual:program-menu' {
  /** What the registry of strategies says of each, in its order. */
  export const menu: readonly {
    readonly id: string
    readonly name: Readonly<Record<'en' | 'ko', string>>
    readonly summary: Readonly<Record<'en' | 'ko', string>>
    readonly extent: 'first' | 'all'
  }[]
  /** The id of the program to begin with. */
  export const defaultId: string
}
