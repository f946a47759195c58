import { expect, test } from 'vitest'
import { isolate } from '../../../../src/worker/own/shared/isolation.ts'

class Scope {
  fetch(): string {
    return 'the network'
  }
  get indexedDB(): string {
    return 'storage'
  }
  postMessage(): string {
    return 'the page'
  }
}

test('network, storage and the page are removed from a scope, and from its prototypes', () => {
  const scope = Object.assign(new Scope(), { WebSocket: Object, Worker: Object })
  const giveBack = isolate(scope, true)
  const { WebSocket, Worker, fetch, indexedDB, postMessage } = scope
  expect({ WebSocket, Worker, fetch, indexedDB, postMessage }).toEqual({})
  expect(Object.getOwnPropertyNames(Scope.prototype)).toEqual(['constructor'])
  giveBack()
  expect([scope.fetch(), scope.indexedDB, scope.postMessage()]).toEqual([
    'the network',
    'storage',
    'the page',
  ])
  expect(Object.keys(scope)).toEqual(['WebSocket', 'Worker'])
})

const KINDS = [() => undefined, async () => undefined, function* () {}, async function* () {}]

/** Ways from any object to evaluate a text as code. */
const WAYS: readonly ((scope: { eval: unknown }) => unknown)[] = [
  ...KINDS.map((made) => () => (made.constructor as (text: string) => unknown)('return self')),
  () => (({}).constructor.constructor as (text: string) => unknown)('return self'),
  () => new (isolate.constructor.constructor as new (text: string) => unknown)('return self'),
  () => Reflect.construct(isolate.constructor, ['return self']),
  (scope) => (scope.eval as (text: string) => unknown)('self'),
]

test('no text becomes code, by any way from any object, until everything is restored', () => {
  const scope = { eval: Reflect.get(globalThis, 'eval'), Function, setTimeout }
  const giveBack = isolate(scope, true)
  const made = WAYS.map((way) => {
    try {
      return way(scope)
    } catch (error) {
      return String(error)
    }
  })
  const isFunction = isolate instanceof scope.Function
  let refused: unknown
  try {
    // A text instead of a function, which the types forbid.
    scope.setTimeout('self' as never)
  } catch (error) {
    refused = error
  }
  giveBack()
  expect(made).toEqual(WAYS.map(() => 'TypeError: Nothing here makes code of a text'))
  expect(isFunction).toBe(true)
  expect(refused).toBeInstanceOf(TypeError)
  expect(scope).toEqual({ eval: Reflect.get(globalThis, 'eval'), Function, setTimeout })
  expect((isolate.constructor as (text: string) => () => number)('return 1')()).toBe(1)
})

test('WebAssembly is no longer compiled once only existing code may run', () => {
  const { Module, instantiate } = WebAssembly
  const giveBack = isolate({}, false)
  const left = [WebAssembly.Module, WebAssembly.instantiate, typeof WebAssembly.RuntimeError]
  giveBack()
  expect(left).toEqual([undefined, undefined, 'function'])
  expect([WebAssembly.Module, WebAssembly.instantiate]).toEqual([Module, instantiate])
})
