/** Captured before `isolate` removes `fetch` from the global scope; users' programs cannot reach this copy. */
const fetchFile = globalThis.fetch.bind(globalThis)

const REPORT_EVERY_MS = 100

/** Downloads a file. Rejects if that fails or the size differs. @param count called with the size of each chunk */
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

/** Returns a callback that sums sizes, and reports the sum at most ten times a second, and once it is the total. */
export function byteCounter(
  totalBytes: number,
  progress: (bytes: number, totalBytes: number) => void,
): (size: number) => void {
  let sum = 0
  let reportedMs = -Infinity
  return (size) => {
    sum += size
    const nowMs = performance.now()
    if (sum < totalBytes && nowMs - reportedMs < REPORT_EVERY_MS) return
    reportedMs = nowMs
    progress(sum, totalBytes)
  }
}
