/** Globals that give access to the network, browser storage, other workers or realms, or the page. */
const REMOVED_GLOBALS = [
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

/** Functions that compile a string argument. */
const TIMERS = ['setTimeout', 'setInterval'] as const
/** Members of `WebAssembly` that compile or start modules. */
const COMPILERS = [
  'Module',
  'Instance',
  'compile',
  'compileStreaming',
  'instantiate',
  'instantiateStreaming',
] as const

interface ReplacedProperty {
  readonly owner: object
  readonly name: string
  /** Undefined if the property did not exist. */
  readonly descriptor: PropertyDescriptor | undefined
}

/**
 * Removes network, storage, messaging and code generation from a scope, as defence in depth against programs that
 * escape their interpreter. Trusted code captures what it needs beforehand.
 * @param makesModules true if WebAssembly compilation must stay available
 * @returns a function that restores everything, for a restart of the interpreter
 */
export function isolate(scope: object, makesModules: boolean): () => void {
  const replaced: ReplacedProperty[] = []
  const replace = (owner: object, name: string, value: unknown) => {
    replaced.push({ owner, name, descriptor: Reflect.getOwnPropertyDescriptor(owner, name) })
    Reflect.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
  for (const name of REMOVED_GLOBALS) {
    for (let owner = Reflect.getPrototypeOf(scope); owner !== null; owner = Reflect.getPrototypeOf(owner)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(owner, name)
      if (descriptor !== undefined && Reflect.deleteProperty(owner, name))
        replaced.push({ owner, name, descriptor })
    }
    replace(scope, name, undefined)
  }
  for (const name of TIMERS) {
    const timer: unknown = Reflect.get(scope, name)
    if (typeof timer === 'function') replace(scope, name, rejectingStrings(timer, scope))
  }
  replace(scope, 'eval', refuse)
  replace(scope, 'Function', refuse)
  for (const kind of FUNCTION_PROTOTYPES) replace(kind, 'constructor', refuse)
  if (!makesModules) for (const name of COMPILERS) replace(WebAssembly, name, undefined)
  return () => {
    for (const { owner, name, descriptor } of replaced.toReversed())
      if (descriptor === undefined) Reflect.deleteProperty(owner, name)
      else Reflect.defineProperty(owner, name, descriptor)
  }
}

/** Function prototypes; their `constructor` compiles strings. */
const FUNCTION_PROTOTYPES = [
  () => undefined,
  async () => undefined,
  function* () {},
  async function* () {},
].map((made) => Object.getPrototypeOf(made) as object)

/** Takes the place of functions that compile strings; always throws. */
function refuse(): never {
  throw new TypeError('Nothing here makes code of a text')
}

// Keeps `instanceof Function` working.
refuse.prototype = Function.prototype

/** Wraps a timer so that it throws on anything but functions: a timer would compile a string. */
function rejectingStrings(timer: Function, scope: object): (...given: readonly unknown[]) => unknown {
  return (...given): unknown =>
    typeof given[0] === 'function' ? Reflect.apply(timer, scope, given) : refuse()
}
