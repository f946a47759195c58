import { vi } from 'vitest'

/** The default of one second makes tests fail on a busy machine although they assert no time. */
const PATIENCE_MS = 20_000

const waitFor = vi.waitFor.bind(vi)

vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
