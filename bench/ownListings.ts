/** Built-in programs (ids) whose Python listings the benchmarks run as if a user had written them. */
export const LISTINGS_AS_OWN = [
  'tables',
  'bitmasks',
  'candidate-list',
  'check-functions',
  'check-tables',
].concat(['promising-numbers', 'set-discard', 'set-guarded', 'used-digits'])
