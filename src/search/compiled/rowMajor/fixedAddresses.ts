/** WebAssembly code that loads from or stores to constant addresses. */
import { type Bytes, code, i32 } from '../wasmBinary.ts'

export const ZERO = i32.constant(0)
export const load = (address: number) => code(ZERO, i32.load(address))
export const store = (address: number, value: Bytes) => code(ZERO, value, i32.store(address))
export const load16 = (address: number) => code(ZERO, i32.load16(address))
export const store16 = (address: number, value: Bytes) => code(ZERO, value, i32.store16(address))
