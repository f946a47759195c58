/**
 * Random tests draw from this seed, the same on every run: a failure tells of a change rather than of luck.
 * `SEED=$RANDOM npm run unit` draws others.
 */
export const SEED = Number(process.env['SEED'] ?? 2580)
