/** Describes uncaught values that a program throws. */
import { inspect } from './inspect.ts'

/** Maximum characters of a class name or message. */
const MAX_CHARACTERS = 500

export interface ThrownValue {
  /** Class name such as `TypeError`; `Uncaught` for values that are not errors. */
  readonly error: string
  readonly message: string
  /** Stack trace in the engine's format, innermost call first; empty for values that are not errors. */
  readonly stack: string
  /** Line of the `throw` statement for values that are not errors; undefined for errors, and if unknown. */
  readonly line: number | undefined
}

/** Describes a thrown value. @param plain the last thrown value that is not an error, if any, and its line */
export function describeThrown(
  value: unknown,
  plain: { readonly value: unknown; readonly line: number } | undefined,
): ThrownValue {
  if (!(value instanceof Error)) {
    const line = plain !== undefined && Object.is(plain.value, value) ? plain.line : undefined
    return { error: 'Uncaught', message: shortened(inspect(value)), stack: '', line }
  }
  const [name, message, stack] = ['name', 'message', 'stack'].map((key) => textOf(value, key))
  const made = name === 'Error' ? textOf(value.constructor, 'name') || name : name
  return {
    error: made === '' ? 'Error' : shortened(made),
    message: shortened(inUsualWords(message)),
    stack: withoutMaker(stack, value.constructor),
    line: undefined,
  }
}

/** Rewords common error messages of QuickJS as V8 words them. */
function inUsualWords(message: string): string {
  if (message === 'stack overflow') return 'Maximum call stack size exceeded'
  return message.replace(/^'(.+)' is not defined$/, '$1 is not defined')
}

/** Removes the frame of an error class's constructor from a stack trace. */
function withoutMaker(stack: string, maker: unknown): string {
  const name = typeof maker === 'function' ? maker.name : ''
  const first = `    at ${name} (`
  return stack.startsWith(first) && name !== '' ? stack.slice(stack.indexOf('\n') + 1) : stack
}

/** Returns a property of an error; empty if it is no text, or if reading it throws. */
function textOf(owner: object, key: string): string {
  try {
    const value: unknown = Reflect.get(owner, key)
    return typeof value === 'string' ? value : ''
  } catch {
    // A getter of the program threw.
    return ''
  }
}

function shortened(text: string): string {
  return text.slice(0, MAX_CHARACTERS)
}
