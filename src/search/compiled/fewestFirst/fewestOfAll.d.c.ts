import type { FewestFirstAddresses } from './fewestFirstCode.ts'

/** WebAssembly module compiled from `fewestOfAll.c`. */
export declare const bytes: Uint8Array<ArrayBuffer>
export declare const addresses: FewestFirstAddresses
