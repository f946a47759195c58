/**
 * Names of the hooks: functions and objects that a rewritten program uses, mostly to report what it does. The names do
 * not collide with those in the program.
 */

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
  'demo',
  'lineHasRun',
  'tracing',
  'enter',
  'leave',
  'line',
  'returns',
  'suspend',
  'resume',
  'showing',
  'shown',
] as const

export type HookName = (typeof NAMES)[number]

export type Hooks = Readonly<Record<HookName, string>> & {
  /** Parameter list of all hooks, for the function that wraps a rewritten program. */
  readonly parameters: string
  /** Name of the local variable that holds the current call's frame. */
  readonly frame: string
  /** Name of the parameter of functions that read a variable by its index. */
  readonly index: string
  /** Prefix that renames a module's parameter, such as `require`, if the program itself declares that name. */
  readonly hidden: string
}

export const HOOK_NAMES: readonly HookName[] = NAMES

/** Chooses hook names with a prefix that does not occur in the source. */
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
    hidden: `${prefix}_`,
  }
}
