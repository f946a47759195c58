import { boj2239 } from './boj2239.ts'
import { boj2580 } from './boj2580.ts'
import { codewars } from './codewars.ts'
import { didIFinish } from './didIFinish.ts'
import type { Judge } from './judge.ts'
import { leetcode } from './leetcode.ts'

export const JUDGES: readonly Judge[] = [boj2580, boj2239, codewars, leetcode, didIFinish]

export function judgeWithId(id: string): Judge | undefined {
  return JUDGES.find((judge) => judge.id === id)
}
