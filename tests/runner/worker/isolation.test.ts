import { expect, onTestFinished, test } from 'vitest'
import { isolate } from '../../../src/runner/worker/isolation.ts'

const KINDS = [() => undefined, async () => undefined, function* () {}, async function* () {}]

/** Gives this test's realm its compilers back when the test ends. */
function keepRealm(): void {
  const owners = [WebAssembly, ...KINDS.map((made) => Object.getPrototypeOf(made) as object)]
  const kept = owners.map((owner) => [owner, Object.getOwnPropertyDescriptors(owner)] as const)
  onTestFinished(() => {
    for (const [owner, properties] of kept) Object.defineProperties(owner, properties)
  })
}

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
  /** An interface that no browser has. */
  teleport(): string {
    return 'somewhere'
  }
  queueMicrotask(): string {
    return 'a microtask'
  }
}

test('all but the globals of the language are removed from a scope and its prototypes, also unknown ones', () => {
  keepRealm()
  const scope = Object.assign(new Scope(), { WebSocket: Object, Worker: Object, Map })
  isolate(scope, true)
  const { WebSocket, Worker, fetch, indexedDB, postMessage, teleport } = scope
  expect({ WebSocket, Worker, fetch, indexedDB, postMessage, teleport }).toEqual({})
  expect(Object.getOwnPropertyNames(Scope.prototype)).toEqual(['constructor'])
  expect(scope.Map).toBe(Map)
  expect(scope.queueMicrotask()).toBe('a microtask')
})

test('what was removed cannot be uncovered by deleting its replacement', () => {
  keepRealm()
  const scope = { fetch: () => 'the network' }
  isolate(scope, true)
  expect(Reflect.deleteProperty(scope, 'fetch')).toBe(false)
  expect(scope.fetch).toBeUndefined()
})

/** Ways from any object to evaluate a text as code. */
const WAYS: readonly ((scope: { eval: unknown }) => unknown)[] = [
  ...KINDS.map((made) => () => (made.constructor as (text: string) => unknown)('return self')),
  () => (({}).constructor.constructor as (text: string) => unknown)('return self'),
  () => new (isolate.constructor.constructor as new (text: string) => unknown)('return self'),
  () => Reflect.construct(isolate.constructor, ['return self']),
  (scope) => (scope.eval as (text: string) => unknown)('self'),
]

test('no text becomes code, by any way from any object', () => {
  keepRealm()
  const scope = { eval: Reflect.get(globalThis, 'eval'), Function, setTimeout }
  isolate(scope, true)
  const made = WAYS.map((way) => {
    try {
      return way(scope)
    } catch (error) {
      return String(error)
    }
  })
  let refused: unknown
  try {
    // A text instead of a function, which the types forbid.
    scope.setTimeout('self' as never)
  } catch (error) {
    refused = error
  }
  expect(made).toEqual(WAYS.map(() => 'TypeError: Nothing here makes code of a text'))
  expect(isolate instanceof scope.Function).toBe(true)
  expect(refused).toBeInstanceOf(TypeError)
})

test('a timer that a browser defines on a prototype takes no text either', () => {
  keepRealm()
  const prototype = { setTimeout: () => 1 }
  const scope = Object.create(prototype) as typeof prototype
  isolate(scope, true)
  expect(() => Reflect.apply(scope.setTimeout, scope, ['self'])).toThrow(TypeError)
  expect(Object.getOwnPropertyNames(prototype)).toEqual([])
})

test('WebAssembly is no longer compiled once only existing code may run', () => {
  keepRealm()
  isolate({}, false)
  expect([WebAssembly.Module, WebAssembly.instantiate, typeof WebAssembly.RuntimeError]).toEqual([
    undefined,
    undefined,
    'function',
  ])
})
