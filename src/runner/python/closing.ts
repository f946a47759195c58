/** Patches the memory of the Python interpreter, to cut programs off from JavaScript where Python code cannot do it. */
import type { Pyodide } from './pyodide.ts'

/** Addresses of objects, as reported by `closing.py`. */
interface Leftovers {
  /** Address of the dictionary of JsProxy classes, keyed by capabilities. */
  readonly kinds: number
  /** Addresses of objects that only the interpreter itself still references. */
  readonly held: readonly number[]
}

/**
 * Built-in modules that are disabled, because most of them let a program call or write arbitrary addresses. They cannot
 * be created any more by any import mechanism.
 */
const DISABLED_MODULES = new Set([
  '_pyodide_core',
  // Creates the other modules.
  '_imp',
  '_ctypes',
  '_remote_debugging',
  '_testcapi',
  '_testclinic',
  '_testclinic_limited',
  '_testinternalcapi',
  '_testlimitedcapi',
  '_xxtestfuzz',
])

const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT
/** Number of words of an entry in the module table: address of the name, address of the init function. */
const ENTRY_WORDS = 2

/** Prevents new proxies of JavaScript objects and disables modules. @param left JSON reported by `closing.py` */
export function closeMemory({ _module: module }: Pyodide, left: string): void {
  const { kinds, held } = JSON.parse(left) as Leftovers
  // Hides the held objects from `gc.get_objects()`, which programs can call.
  const { _PyObject_GC_UnTrack: leaveOut } = module
  for (const address of held) leaveOut(address)
  preventProxies(module, kinds)
  closeModules(module)
}

/** Replaces the interpreter's reference to the JsProxy classes by None, so that no proxy is created again. */
function preventProxies(module: Pyodide['_module'], kinds: number): void {
  const { HEAPU32: words, ___heap_base: end, __Py_NoneStruct: none } = module
  const variables = words.subarray(0, end / WORD_BYTES)
  const at = variables.indexOf(kinds)
  if (at === -1) throw new Error('Pyodide has no classes of proxies where they were')
  variables[at] = none
}

/** Nulls the init functions of the disabled modules, so that the interpreter cannot create these. */
function closeModules({
  HEAPU32: words,
  HEAPU8: bytes,
  _PyImport_Inittab: pointer,
}: Pyodide['_module']): void {
  const table = words[pointer / WORD_BYTES] / WORD_BYTES
  const [name, initFunction] = words.subarray(table, table + ENTRY_WORDS)
  // Patches every copy of the table, because the interpreter uses a copy.
  for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1))
    if (words[at + 1] === initFunction)
      for (let entry = at; words[entry] !== 0; entry += ENTRY_WORDS)
        if (DISABLED_MODULES.has(textAt(bytes, words[entry]))) words[entry + 1] = 0
}

function textAt(bytes: Uint8Array<ArrayBuffer>, address: number): string {
  return new TextDecoder().decode(bytes.slice(address, bytes.indexOf(0, address)))
}
