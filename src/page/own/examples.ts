/** Example programs in each language, each with the input and output form of one judge. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import boj2239Cpp from './examples/boj2239.cpp?raw'
import boj2239Python from './examples/boj2239.py?raw'
import boj2580Cpp from './examples/boj2580.cpp?raw'
import boj2580JavaScript from './examples/boj2580.js.txt?raw'
import boj2580Python from './examples/boj2580.py?raw'
import codewarsJavaScript from './examples/codewars.js.txt?raw'
import codewarsPython from './examples/codewars.py?raw'
import leetcodeCpp from './examples/leetcode.cpp?raw'
import leetcodePython from './examples/leetcode.py?raw'
import leetcodeTypeScript from './examples/leetcode.ts.txt?raw'
import type { LibraryProgram } from './own.ts'

export type Example = Pick<LibraryProgram, 'name' | 'text'>

/** At least one of each language. */
export const EXAMPLES: Readonly<Record<OwnLanguage, readonly Example[]>> = {
  python: [
    { name: 'boj2580.py', text: boj2580Python },
    { name: 'boj2239.py', text: boj2239Python },
    { name: 'codewars.py', text: codewarsPython },
    { name: 'leetcode.py', text: leetcodePython },
  ],
  cpp: [
    { name: 'boj2580.cpp', text: boj2580Cpp },
    { name: 'boj2239.cpp', text: boj2239Cpp },
    { name: 'leetcode.cpp', text: leetcodeCpp },
  ],
  javascript: [
    { name: 'boj2580.js', text: boj2580JavaScript },
    { name: 'codewars.js', text: codewarsJavaScript },
    { name: 'leetcode.ts', text: leetcodeTypeScript },
  ],
}
