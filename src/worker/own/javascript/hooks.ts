/** The functions that a rewritten program calls, by names of which it has none itself. */

const NAMES = [
  'watched',
  'wroteIn',
  'wrote',
  'store',
  'storeStrictly',
  'reference',
  'referenceStrictly',
  'method',
  'seen',
  'called',
  'thrown',
  'promised',
  'answer',
  'lineHasRun',
  'tracing',
  'enter',
  'leave',
  'line',
  'suspend',
  'resume',
] as const

export type HookName = (typeof NAMES)[number]

export type Hooks = Readonly<Record<HookName, string>> & {
  /** All of them, in the order in which they are handed to a program. */
  readonly parameters: string
  /** The call that is in progress, in each function. */
  readonly frame: string
  /** Of a variable. */
  readonly index: string
}

export const HOOK_NAMES: readonly HookName[] = NAMES

/** @param source in which the names must not occur */
export function hooksOf(source: string): Hooks {
  let prefix = '$'
  while (source.includes(prefix)) prefix = `$${prefix.length}_`.padEnd(prefix.length + 3, '$')
  const names = NAMES.map((name, index) => [name, `${prefix}${index.toString(36)}`] as const)
  const named = Object.fromEntries(names) as Record<HookName, string>
  return {
    ...named,
    parameters: names.map(([, short]) => short).join(),
    frame: `${prefix}_f`,
    index: `${prefix}_i`,
  }
}
