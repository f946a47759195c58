/** Module compiled from `vectorSolver.c`. */
export declare const bytes: Uint8Array<ArrayBuffer>
/** Byte addresses in the module's memory; `vectorSolver.c` documents the variables. */
export declare const addresses: Readonly<Record<'puzzle' | 'limit' | 'isRequested' | 'solution', number>>
