/** The part of Pyodide, CPython for WebAssembly, that is used. */
export interface Pyodide {
  /** Its memory: the views are made anew when it grows. */
  readonly _module: {
    readonly HEAPU8: Uint8Array<ArrayBuffer>
    readonly HEAPU32: Uint32Array<ArrayBuffer>
    /** The address of a pointer to the table of the modules that are in the interpreter itself. */
    readonly _PyImport_Inittab: number
    /** The address of `None`, and that above all variables of the interpreter's own. */
    readonly __Py_NoneStruct: number
    readonly ___heap_base: number
    /** Has the interpreter's list of its objects leave out the one at an address. */
    _PyObject_GC_UnTrack(address: number): void
  }
  readonly FS: PyodideFiles
  pyimport(name: string): unknown
  runPython(source: string): unknown
  /** If it was started with `_makeSnapshot`: the memory, for `_loadSnapshot`. */
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
  /** @property read fills the buffer and returns how many bytes it has put there, 0 at the end */
  setStdin(input: { read(buffer: Uint8Array): number }): void
  setStdout(output: { write(bytes: Uint8Array): number }): void
  setStderr(output: { write(bytes: Uint8Array): number }): void
  /** Entry 0 is asked in the middle of lines: 2 interrupts the program with a KeyboardInterrupt. */
  setInterruptBuffer(buffer: InterruptBuffer): void
}

/** The part of Emscripten's file system that is used. */
interface PyodideFiles {
  readonly ErrnoError: new (number: number) => Error
  makedev(major: number, minor: number): number
  registerDevice(device: number, operations: DeviceOperations): void
  mkdev(path: string, device: number): void
}

/** Reads and writes the memory, from an offset. Only an `ErrnoError` may be thrown. */
export interface DeviceOperations {
  open(stream: { seekable: boolean }): void
  close(): void
  read(stream: unknown, memory: Int8Array<ArrayBuffer>, offset: number, length: number): number
  write(stream: unknown, memory: Int8Array<ArrayBuffer>, offset: number, length: number): number
}

export interface InterruptBuffer {
  /** An object's `valueOf` is called where an exception reaches whoever has called Python: it breaks the interpreter. */
  0: number | { valueOf(): number }
}

/** The interpreter's memory, until it grows. */
export function memoryOf({ _module: module }: Pyodide): Uint8Array<ArrayBuffer> {
  return module.HEAPU8
}

/** How Pyodide has to be started for what is here; the caller adds where its files are. */
export const PYODIDE_OPTIONS = {
  // A program is the same each time that it runs.
  env: { PYTHONHASHSEED: '0', HOME: '/home/pyodide' },
  // Nothing of the worker's scope can be reached.
  jsglobals: {},
} as const
