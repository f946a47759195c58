/** The module that `vectorSolver.c` is compiled to. */
export declare const bytes: Uint8Array<ArrayBuffer>
/** In its memory, in bytes; the file itself tells what is there. */
export declare const addresses: Readonly<Record<'puzzle' | 'limit' | 'isRequested' | 'solution', number>>
