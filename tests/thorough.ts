/** True in `npm run test:all`: tests tagged `thorough` run, and properties are tested on all their cases. */
export const IS_THOROUGH = process.env['THOROUGH'] === '1'

/** Returns the number of cases to test: all of them in a thorough run, a twentieth otherwise. */
export function cases(all: number): number {
  return IS_THOROUGH ? all : Math.ceil(all / 20)
}

/** Returns about `count` of a list, evenly spread; in a thorough run about `most`, by default all. */
export function some<const Case>(
  all: readonly Case[],
  count: number,
  most: number = all.length,
): readonly Case[] {
  const step = Math.max(1, all.length / (IS_THOROUGH ? most : count))
  return all.filter((_, index) => Math.floor(index % step) === 0)
}

/** Returns the options of one of several similar tests. @param isEnough false if only thorough runs include the test */
export function thoroughUnless(isEnough: boolean): { tags: string[] } {
  return { tags: isEnough ? [] : ['thorough'] }
}
