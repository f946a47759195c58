/** Detects in a program's source what it expects of its environment. */

export interface Surroundings {
  /** Line ending of the files that the program reads. */
  readonly lineEnd: '\n' | '\r\n'
  /** File name in the program's command line; undefined if it expects none. */
  readonly argument: string | undefined
}

const SPLITS_BY_CRLF = /\.split\(\s*(['"`/])\\r\\n\1/
const TAKES_ARGUMENT =
  /\bargv\s*(?:\[\s*2\s*\]|\.\s*(?:slice|splice)\s*\(\s*2\b|\.length\b)|\[\s*,\s*,\s*\w+\s*\]\s*=\s*process\.argv/
const READS_FILE = /\b(?:readFile|readFileSync|createReadStream|openSync)\b/
const READS_STDIN = /\bstdin\b|\breadFileSync\([^)\n]*\b0\b/

export function surroundingsOf(source: string): Surroundings {
  const takesFile = TAKES_ARGUMENT.test(source) && READS_FILE.test(source) && !READS_STDIN.test(source)
  return {
    lineEnd: SPLITS_BY_CRLF.test(source) ? '\r\n' : '\n',
    argument: takesFile ? 'sudoku.txt' : undefined,
  }
}
