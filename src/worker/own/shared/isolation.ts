/** By these a program could reach the network, what the browser stores, other workers, or the page. */
const TAKEN_AWAY = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'indexedDB',
  'caches',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'postMessage',
  'close',
  'onmessage',
  'onmessageerror',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'navigator',
  'cookieStore',
  'Notification',
  'FontFace',
  'fonts',
  'ShadowRealm',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
] as const

/** By these texts become code. A module of WebAssembly is code, too. */
const TIMERS = ['setTimeout', 'setInterval'] as const
const COMPILERS = [
  'Module',
  'Instance',
  'compile',
  'compileStreaming',
  'instantiate',
  'instantiateStreaming',
] as const

interface Taken {
  readonly owner: object
  readonly name: string
  /** Undefined where there was none. */
  readonly descriptor: PropertyDescriptor | undefined
}

/**
 * Takes network, storage, the page and all that makes code of texts away from a scope, for code that gets there though it
 * should not. Code that needs them takes them before.
 * @param makesModules whether WebAssembly is still to be compiled
 * @returns gives everything back, for a start from anew
 */
export function isolate(scope: object, makesModules: boolean): () => void {
  const taken: Taken[] = []
  const put = (owner: object, name: string, value: unknown) => {
    taken.push({ owner, name, descriptor: Reflect.getOwnPropertyDescriptor(owner, name) })
    Reflect.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
  for (const name of TAKEN_AWAY) {
    for (let owner = Reflect.getPrototypeOf(scope); owner !== null; owner = Reflect.getPrototypeOf(owner)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(owner, name)
      if (descriptor !== undefined && Reflect.deleteProperty(owner, name))
        taken.push({ owner, name, descriptor })
    }
    put(scope, name, undefined)
  }
  for (const name of TIMERS) {
    const timer: unknown = Reflect.get(scope, name)
    if (typeof timer === 'function') put(scope, name, withoutTexts(timer, scope))
  }
  put(scope, 'eval', refuse)
  put(scope, 'Function', refuse)
  for (const kind of KINDS_OF_FUNCTIONS) put(kind, 'constructor', refuse)
  if (!makesModules) for (const name of COMPILERS) put(WebAssembly, name, undefined)
  return () => {
    for (const { owner, name, descriptor } of taken.toReversed())
      if (descriptor === undefined) Reflect.deleteProperty(owner, name)
      else Reflect.defineProperty(owner, name, descriptor)
  }
}

/** By the constructor of any function, others are made of texts. */
const KINDS_OF_FUNCTIONS = [
  () => undefined,
  async () => undefined,
  function* () {},
  async function* () {},
].map((made) => Object.getPrototypeOf(made) as object)

function refuse(): never {
  throw new TypeError('Nothing here makes code of a text')
}

// `instanceof Function` answers as before.
refuse.prototype = Function.prototype

/** A timer takes the text of a program as well. */
function withoutTexts(timer: Function, scope: object): (...given: readonly unknown[]) => unknown {
  return (...given): unknown =>
    typeof given[0] === 'function' ? Reflect.apply(timer, scope, given) : refuse()
}
