/**
 * Seed of random tests, the same on every run, so that a failure points to a change rather than to luck.
 * `SEED=$RANDOM npm run unit` draws others.
 */
export const SEED = Number(process.env['SEED'] ?? 2580)
