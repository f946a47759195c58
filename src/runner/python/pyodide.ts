/** The part of the API of Pyodide (CPython for WebAssembly) that the app uses. */
export interface Pyodide {
  /** The Emscripten module; the memory views are replaced when the memory grows. */
  readonly _module: {
    readonly HEAPU8: Uint8Array<ArrayBuffer>
    readonly HEAPU32: Uint32Array<ArrayBuffer>
    /** Address of the pointer to the table of built-in modules. */
    readonly _PyImport_Inittab: number
    /** Address of `None`. */
    readonly __Py_NoneStruct: number
    /** Address of the end of the interpreter's static data. */
    readonly ___heap_base: number
    /** Removes the object at an address from the garbage collector's list. */
    _PyObject_GC_UnTrack(address: number): void
  }
  readonly FS: PyodideFiles
  pyimport(name: string): unknown
  runPython(source: string): unknown
  /** Returns the memory, for `_loadSnapshot`. Requires a start with `_makeSnapshot`. */
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
  /** @property read fills the buffer and returns the number of bytes written, 0 at the end */
  setStdin(input: { read(buffer: Uint8Array): number }): void
  setStdout(output: { write(bytes: Uint8Array): number }): void
  setStderr(output: { write(bytes: Uint8Array): number }): void
  /** Sets the buffer whose entry 0 is polled, even in the middle of a line. A value of 2 raises a KeyboardInterrupt. */
  setInterruptBuffer(buffer: InterruptBuffer): void
}

/** The part of Emscripten's file system that the app uses. */
interface PyodideFiles {
  readonly ErrnoError: new (number: number) => Error
  makedev(major: number, minor: number): number
  registerDevice(device: number, operations: DeviceOperations): void
  mkdev(path: string, device: number): void
}

/** Device callbacks that read and write the memory at an offset. Only an `ErrnoError` may be thrown. */
export interface DeviceOperations {
  open(stream: { seekable: boolean }): void
  close(): void
  read(stream: unknown, memory: Int8Array<ArrayBuffer>, offset: number, length: number): number
  write(stream: unknown, memory: Int8Array<ArrayBuffer>, offset: number, length: number): number
}

export interface InterruptBuffer {
  /** An object whose `valueOf` throws aborts the interpreter: the exception ends the call of Python. */
  0: number | { valueOf(): number }
}

/** Returns a view of the interpreter's memory, valid until it grows. */
export function memoryOf({ _module: module }: Pyodide): Uint8Array<ArrayBuffer> {
  return module.HEAPU8
}

/** Options for `loadPyodide`; the caller adds the locations of the files. */
export const PYODIDE_OPTIONS = {
  // Makes runs deterministic.
  env: { PYTHONHASHSEED: '0', HOME: '/home/pyodide' },
  // Hides the worker's scope.
  jsglobals: {},
} as const
