/** The standard headers that a program begins with, before anything that could change what they are. */
import { sizeOfHeader } from './standardHeaders.ts'

export interface LeadingIncludes {
  /** A line for each of them, in their order. */
  readonly text: string
  /** Those of the program that they are at, from 1. */
  readonly lines: readonly number[]
}

const SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y
/** Another directive on the same line would be none: only a line comment may follow. */
const INCLUDE = /#[^\S\n]*include[^\S\n]*<([^<>\n]+)>[^\S\n]*(?=\n|\/\/)/y
/** Lines that the compiler does not heed, and names that nothing in the library asks for. */
const HEEDLESS =
  /#[^\S\n]*(?:pragma[^\S\n]+(?:GCC[^\S\n]+(?:optimize|target|push_options|pop_options)|comment|warning)|define[^\S\n]+(?:_CRT_\w+|_USE_MATH_DEFINES))\b(?:[^/\n]|\/(?![/*]))*(?=\n|\/\/)/y
/** A line that goes on below. */
const SPLICE = /\\\s*\n/

/** Undefined if there are none, or only some that are compiled in a moment. */
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
    if (name === undefined && take(HEEDLESS) === null) break
    if (name === undefined) continue
    if (sizeOfHeader(name) === undefined) break
    names.push(name)
    lines.push(line)
  }
  if (!names.some((name) => sizeOfHeader(name) === 'large') || SPLICE.test(source.slice(0, at)))
    return undefined
  return { text: names.map((name) => `#include <${name}>\n`).join(''), lines }
}
