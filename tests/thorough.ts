/** Set by `npm run test:all`: tests tagged `thorough` run, and laws are tried on all their cases. */
export const IS_THOROUGH = process.env['THOROUGH'] === '1'

/** Cases that a law is tried on: all of them in a thorough run, a tenth otherwise. */
export function cases(all: number): number {
  return IS_THOROUGH ? all : Math.ceil(all / 10)
}

/** All of a list in a thorough run; otherwise as many, from all over the list. */
export function some<Case>(all: readonly Case[], count: number): readonly Case[] {
  const step = Math.max(1, all.length / count)
  return IS_THOROUGH ? all : all.filter((_, index) => Math.floor(index % step) === 0)
}

/** Options of one test of several alike, of which `isEnough` says that it is the one of its kind that every run has. */
export function thoroughUnless(isEnough: boolean): { tags: string[] } {
  return { tags: isEnough ? [] : ['thorough'] }
}
