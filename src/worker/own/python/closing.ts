/** Closes the interpreter's memory, so that no program finds a way to JavaScript: Python cannot do it itself. */
import type { Pyodide } from './pyodide.ts'

/** As Python tells it, see `closing.py`: addresses of objects. */
interface Left {
  /** The classes of proxies for objects of JavaScript's, by what those can do. */
  readonly kinds: number
  /** Objects that only the interpreter itself still holds. */
  readonly held: readonly number[]
}

/**
 * Modules that are in the interpreter itself. By most of them a program could have any address called or written; none is
 * made any more, whichever way it is asked for.
 */
const CLOSED = new Set([
  '_pyodide_core',
  // Makes the others.
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
/** Of an entry in the table of modules: the address of a name, and that of the function that makes the module. */
const ENTRY_WORDS = 2

/** @param left as Python has told it; JSON */
export function closeMemory({ _module: module }: Pyodide, left: string): void {
  const { kinds, held } = JSON.parse(left) as Left
  // The interpreter's list of its objects, which programs can read, is to leave them out.
  const { _PyObject_GC_UnTrack: leaveOut } = module
  for (const address of held) leaveOut(address)
  preventProxies(module, kinds)
  closeModules(module)
}

/** Without its classes, no proxy is ever made again. */
function preventProxies(module: Pyodide['_module'], kinds: number): void {
  const { HEAPU32: words, ___heap_base: end, __Py_NoneStruct: none } = module
  const variables = words.subarray(0, end / WORD_BYTES)
  const at = variables.indexOf(kinds)
  if (at === -1) throw new Error('Pyodide has no classes of proxies where they were')
  variables[at] = none
}

/** Has the interpreter take them for modules that it cannot make. */
function closeModules({
  HEAPU32: words,
  HEAPU8: bytes,
  _PyImport_Inittab: pointer,
}: Pyodide['_module']): void {
  const table = words[pointer / WORD_BYTES] / WORD_BYTES
  const [name, maker] = words.subarray(table, table + ENTRY_WORDS)
  // The interpreter uses a copy of the table, and there are more.
  for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1))
    if (words[at + 1] === maker)
      for (let entry = at; words[entry] !== 0; entry += ENTRY_WORDS)
        if (CLOSED.has(textAt(bytes, words[entry]))) words[entry + 1] = 0
}

function textAt(bytes: Uint8Array<ArrayBuffer>, address: number): string {
  return new TextDecoder().decode(bytes.slice(address, bytes.indexOf(0, address)))
}
