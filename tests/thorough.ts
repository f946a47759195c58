/** Set by `npm run test:all`: tests tagged `thorough` run, and laws are tried on all their cases. */
export const IS_THOROUGH = process.env['THOROUGH'] === '1'

/** Cases that a law is tried on: all of them in a thorough run, a share of a tenth otherwise. */
export function cases(all: number): number {
  return IS_THOROUGH ? all : Math.ceil(all / 10)
}
