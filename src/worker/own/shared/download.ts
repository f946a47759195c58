/** Kept here, where no program gets at it: the scope loses it before the first program runs. */
const fetchFile = globalThis.fetch.bind(globalThis)

const REPORT_EVERY_MS = 100

/** @param size of the file @param count is told of each part as it comes. Rejects if the file does not come as a whole. */
export async function wholeFile(
  address: string,
  size: number,
  count: (size: number) => void,
): Promise<ArrayBuffer> {
  const name = address.split('/').at(-1)
  const response = await fetchFile(address)
  if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status}`)
  const whole = new Uint8Array(size)
  let length = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > whole.length) throw new Error(`${name} is longer than it should be`)
    whole.set(part.value, length)
    length += part.value.length
    count(part.value.length)
  }
  if (length < whole.length) throw new Error(`${name} has not come as a whole`)
  return whole.buffer
}

/** Sums up, and tells it at most ten times a second. */
export function counting(
  totalBytes: number,
  progress: (bytes: number, totalBytes: number) => void,
): (size: number) => void {
  let sum = 0
  let reportedMs = -Infinity
  return (size) => {
    sum += size
    const nowMs = performance.now()
    if (nowMs - reportedMs < REPORT_EVERY_MS) return
    reportedMs = nowMs
    progress(sum, totalBytes)
  }
}
