/** Number of times a line of a program started to run: up to and including some event, and in total. */
export type LineCount = readonly [line: number, soFar: number, total: number]
