/** How often a line of a program has begun to run: up to and with some event, and in all. */
export type LineCount = readonly [line: number, soFar: number, total: number]
