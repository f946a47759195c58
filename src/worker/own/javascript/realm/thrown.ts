/** The description of something that a program has thrown and not caught. */
import { inspect } from './inspect.ts'

const MESSAGE = 500

export interface ThrownValue {
  /** `TypeError`; of what is no error: how it is written. */
  readonly error: string
  readonly message: string
  /** Its calls, the latest first, as the engine writes them. */
  readonly stack: string
  /** Of the statement that has thrown what is no error. */
  readonly line: number | undefined
}

/** @param plain the value that is no error which was thrown last, and its line */
export function described(
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

/** As other engines put it. */
function inUsualWords(message: string): string {
  if (message === 'stack overflow') return 'Maximum call stack size exceeded'
  return message.replace(/^'(.+)' is not defined$/, '$1 is not defined')
}

/** The constructor of an error's class is not where it was thrown. */
function withoutMaker(stack: string, maker: unknown): string {
  const name = typeof maker === 'function' ? maker.name : ''
  const first = `    at ${name} (`
  return stack.startsWith(first) && name !== '' ? stack.slice(stack.indexOf('\n') + 1) : stack
}

function textOf(owner: object, key: string): string {
  try {
    const value: unknown = Reflect.get(owner, key)
    return typeof value === 'string' ? value : ''
  } catch {
    // A getter of the program's own.
    return ''
  }
}

function shortened(text: string): string {
  return text.slice(0, MESSAGE)
}
