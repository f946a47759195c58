/**
 * Globals that stay in the scope: those of JavaScript, and the harmless ones that interpreters and compilers use. All
 * others are removed, including those that browsers will add: network, storage, messages, workers, the page.
 */
const KEPT_GLOBALS: ReadonlySet<string> = new Set(
  `
  globalThis self undefined NaN Infinity isFinite isNaN parseFloat parseInt
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
  Object Function Array Number Boolean String Symbol BigInt Date RegExp Promise Proxy Reflect JSON Math Intl Atomics
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError DOMException
  ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
  Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array Float64Array
  Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator eval WebAssembly
  console crypto performance TextDecoder TextEncoder Response
  setTimeout clearTimeout setInterval clearInterval queueMicrotask
  `.match(/\w+/g),
)

/** Functions that compile a string argument. */
const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval'])
/** Members of `WebAssembly` that compile or start modules. */
const COMPILERS = [
  'Module',
  'Instance',
  'compile',
  'compileStreaming',
  'instantiate',
  'instantiateStreaming',
] as const

/**
 * Removes network, storage, messaging and code generation from a scope for good, as defence in depth against programs
 * that escape their interpreter. Trusted code captures what it needs beforehand.
 * @param makesModules true if WebAssembly compilation must stay available
 */
export function isolate(scope: object, makesModules: boolean): void {
  for (const owner of [scope, ...prototypesOf(scope)])
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (name === 'constructor') continue
      const value = KEPT_GLOBALS.has(name)
        ? withoutCompiling(name, Reflect.get(scope, name), scope)
        : undefined
      if (owner !== scope) Reflect.deleteProperty(owner, name)
      Reflect.defineProperty(scope, name, { value, configurable: false })
    }
  for (const kind of FUNCTION_PROTOTYPES) Reflect.defineProperty(kind, 'constructor', { value: refuse })
  if (!makesModules)
    for (const name of COMPILERS) Reflect.defineProperty(WebAssembly, name, { value: undefined })
}

/** Returns an object's prototypes, except `Object.prototype`. */
function prototypesOf(object: object): readonly object[] {
  const prototype = Reflect.getPrototypeOf(object)
  return prototype === null || prototype === Object.prototype ? [] : [prototype, ...prototypesOf(prototype)]
}

/** Returns a replacement for a global that compiles strings, and any other global as it is. */
function withoutCompiling(name: string, value: unknown, scope: object): unknown {
  if (name === 'eval' || name === 'Function') return refuse
  return TIMERS.has(name) && typeof value === 'function' ? rejectingStrings(value, scope) : value
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
