/** Detects which supported language a program is written in. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

/** Patterns by language; one match is enough, and `languageOf` decides which language comes first. */
const PYTHON: readonly RegExp[] = [
  // Only Python ends the head of a function with a colon.
  /^[ \t]*(?:async )?def \w+\s*\([^]*?\)[^\n(]*:\s*(?:#.*)?$/m,
  /^[ \t]*for \w+(?:\s*,\s*\w+)* in [^\n{]+:/m,
  /^[ \t]*while(?:\s+(?:not\s+)?\w+|[^\n{;$]*[<>=([][^\n{;$]*):(?:\s*pass\b|[ \t]*(?:#.*)?$)/m,
  /\b(?:map\(int,\s*input\(|(?:int|list)\(input\(|input\(\)\.(?:split|strip)\(\)|sys\.stdin\b)/,
]

const CPP: readonly RegExp[] = [
  /^\s*#\s*include\s*[<"]/m,
  /\bint\s+main\s*\(/,
  /\b(?:std::\s*)?(?:vector|array|string)\s*<.*[&>]/,
  /\bstd::\w/,
  /\bcin\s*>>|\bcout\s*<<|\bscanf\s*\(\s*"/,
]

const JAVASCRIPT: readonly RegExp[] = [
  /\bfunction\b\s*\*?\s*\w*\s*\([^)$]*\)\s*(?::[^{]*)?\{/,
  /\b(?:const|let|var)\s+\w+\s*(?::[^=\n]+)?=\s*(?:async\s*)?(?:\([^)\n]*\)|\w+)\s*(?::[^=\n]+)?=>/,
  /\brequire\(\s*['"](?:node:)?(?:fs|readline)['"]\s*\)|\bconsole\.log\s*\(/,
  /\bclass \w+ \{\s*(?:[\w<>[\]: ]+;\s*)*(?:constructor|solveSudoku)\s*\(/,
]

/** Patterns that occur only in unsupported languages. */
const OTHERS: readonly RegExp[] = [
  /^\s*(?:public|private|internal|final|abstract|sealed)?\s*(?:static\s+)?(?:public\s+)?(?:final\s+)?class \w+[^:]*\{[^]*\b(?:public|private|static)\s+(?:static\s+)?(?:final\s+)?(?:void|int|boolean|bool|char|String)\b/m,
  /\bSystem\.(?:out|in)\b|\bConsole\.(?:Write|Read)/,
  /<\?php|^\s*function\s+\w+\s*\([^)]*\$/m,
  /\bfn\s+\w+\s*[(<]|\blet mut\b|\bfunc\s+\w+\s*\(|\bfun\s+\w+\s*\(/,
  /^\s*(?:local\s+)?function\b[^{\n]*\)\s*$/m,
]

/** Returns undefined if the language is not supported, or not recognised. */
export function languageOf(program: string): OwnLanguage | undefined {
  const says = (pattern: RegExp) => pattern.test(program)
  if (PYTHON.some(says)) return 'python'
  if (OTHERS.some(says)) return undefined
  if (CPP.some(says)) return 'cpp'
  return JAVASCRIPT.some(says) ? 'javascript' : undefined
}
