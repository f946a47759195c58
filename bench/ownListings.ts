/** Programs whose Python listings are run as a user's own. */
export const OWN_LISTINGS = [
  'tables',
  'bitmasks',
  'candidate-list',
  'check-functions',
  'check-tables',
].concat(['promising-numbers', 'set-discard', 'set-guarded', 'used-digits'])
