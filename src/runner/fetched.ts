/** Progress of fetching an interpreter or compiler. */
export interface Fetched {
  readonly bytes: number
  readonly totalBytes: number
}

/** Returns the progress; undefined once all is there, because the tool is then starting and nothing is fetched. */
export function unfinished({ bytes, totalBytes }: Fetched): Fetched | undefined {
  return bytes < totalBytes ? { bytes, totalBytes } : undefined
}
