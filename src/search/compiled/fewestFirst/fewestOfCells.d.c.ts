import type { FewestFirstAddresses } from './fewestFirstCode.ts'

/** WebAssembly module compiled from `fewestOfCells.c`. */
export declare const bytes: Uint8Array<ArrayBuffer>
/** Byte addresses of the module's variables in its memory. */
export declare const addresses: FewestFirstAddresses
