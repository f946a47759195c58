import { afterAll, vi } from 'vitest'

/** Default timeout of `vi.waitFor`. With Vitest's own of one second, tests may fail on a busy machine. */
const PATIENCE_MS = 20_000

const waitFor = vi.waitFor.bind(vi)

vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

// Vitest aborts imports that are under way when a test file ends, and later files in the same worker, which share its
// modules, then fail to load them.
afterAll(() => vi.dynamicImportSettled())
