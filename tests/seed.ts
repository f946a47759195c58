/**
 * Seed of random tests, the same on every run, so that a failure points to a change of the code rather than to luck.
 * `SEED=$RANDOM npm run unit` runs them with another seed.
 */
export const SEED = Number(process.env['SEED'] ?? 2580)
