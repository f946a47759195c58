import { expect, test } from 'vitest'
import { isolate } from '../../../src/worker/own/isolation.ts'

test('network and storage are taken from a scope, and from what it inherits from', () => {
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
  const scope = Object.assign(new Scope(), { WebSocket: Object, Worker: Object })
  isolate(scope)
  const { WebSocket, Worker, fetch, indexedDB } = scope
  expect({ WebSocket, Worker, fetch, indexedDB }).toEqual({})
  expect(Object.getOwnPropertyNames(Scope.prototype)).toEqual(['constructor', 'postMessage'])
  expect(scope.postMessage()).toBe('the page')
})
