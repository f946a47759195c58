/** Finds the leading standard includes of a program, before anything that could affect them. */
import { sizeOfHeader } from './standardHeaders.ts'

export interface LeadingIncludes {
  /** One `#include` per line, in order. */
  readonly text: string
  /** 1-based line of each include in the program. */
  readonly lines: readonly number[]
}

/** White space and comments. */
const SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y
/** An include with nothing after it on its line, except for a `//` comment: anything else may be an error. */
const INCLUDE = /#[^\S\n]*include[^\S\n]*<([^<>\n]+)>[^\S\n]*(?=\n|\/\/)/y
/** Directives without effect on the headers: ignored pragmas, and macros that the C++ library does not use. */
const NO_EFFECT =
  /#[^\S\n]*(?:pragma[^\S\n]+(?:GCC[^\S\n]+(?:optimize|target|push_options|pop_options)|comment|warning)|define[^\S\n]+(?:_CRT_\w+|_USE_MATH_DEFINES))\b(?:[^/\n]|\/(?![/*]))*(?=\n|\/\/)/y
/** A backslash that continues a line. */
const SPLICE = /\\\s*\n/

/**
 * Returns the leading includes. Undefined if none is of a large header (small ones compile fast), or if a backslash
 * continues any line of this part of the source.
 */
export function leadingIncludes(source: string): LeadingIncludes | undefined {
  const names: string[] = []
  const lines: number[] = []
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    at += found?.[0].length ?? 0
    return found
  }
  for (;;) {
    take(SPACE)
    const line = source.slice(0, at).split('\n').length
    const [, name] = take(INCLUDE) ?? []
    if (name === undefined && take(NO_EFFECT) === null) break
    if (name === undefined) continue
    if (sizeOfHeader(name) === undefined) break
    names.push(name)
    lines.push(line)
  }
  if (!names.some((name) => sizeOfHeader(name) === 'large') || SPLICE.test(source.slice(0, at)))
    return undefined
  return { text: names.map((name) => `#include <${name}>\n`).join(''), lines }
}
