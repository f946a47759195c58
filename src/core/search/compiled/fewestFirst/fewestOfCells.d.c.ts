import type { FewestFirstAddresses } from './fewestFirstCode.ts'

/** The module that `fewestOfCells.c` is compiled to. */
export declare const bytes: Uint8Array<ArrayBuffer>
export declare const addresses: FewestFirstAddresses
