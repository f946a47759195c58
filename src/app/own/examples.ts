/** Programs to begin with: how each of the judges hands over a puzzle, and takes the answer. */
import type { OwnText } from './own.ts'
import boj2239 from './examples/boj2239.py?raw'
import boj2580 from './examples/boj2580.py?raw'
import codewars from './examples/codewars.py?raw'
import leetcode from './examples/leetcode.py?raw'

export type Example = Pick<OwnText, 'name' | 'text'>

/** At least one. */
export function examples(): readonly Example[] {
  return [
    { name: 'boj2580.py', text: boj2580 },
    { name: 'boj2239.py', text: boj2239 },
    { name: 'codewars.py', text: codewars },
    { name: 'leetcode.py', text: leetcode },
  ]
}
