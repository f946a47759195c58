/** Of the registry of programs, in its order. */
declare module 'virtual:program-menu' {
  export const menu: readonly {
    readonly id: string
    readonly name: Readonly<Record<'en' | 'ko', string>>
    readonly extent: 'first' | 'all'
  }[]
  /** The id of the program to begin with. */
  export const defaultId: string
  export const defaultSummary: Readonly<Record<'en' | 'ko', string>>
}

declare module 'virtual:program-summaries' {
  /** By id. */
  export const summaries: Readonly<Record<string, Readonly<Record<'en' | 'ko', string>>>>
}
