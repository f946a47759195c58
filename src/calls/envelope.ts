/** The form of the messages of a host that is not trusted. What it tells is checked by the asker, by kind. */
import {
  boolean,
  integer,
  is,
  literal,
  minValue,
  number,
  object,
  pipe,
  string,
  unknown,
  variant,
} from 'valibot'
import type { ToClient } from './protocol.ts'

const id = pipe(number(), integer(), minValue(1))

const toClient = variant('type', [
  object({ type: literal('pong') }),
  object({ type: literal('begun'), id }),
  object({ type: literal('told'), id, tell: unknown() }),
  object({ type: literal('answered'), id, tell: unknown(), isSpent: boolean() }),
  object({ type: literal('over'), id }),
  object({ type: literal('failed'), id, reason: string(), isSpent: boolean() }),
  object({ type: literal('restart') }),
  object({ type: literal('unready'), reason: string() }),
])

export function isToClient(data: unknown): data is ToClient {
  return is(toClient, data)
}
