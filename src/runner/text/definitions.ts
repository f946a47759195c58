/** Finds the functions that a program defines, with the names of their parameters. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { closingBracket, codeAlone } from './sourceText.ts'

export interface Definition {
  readonly name: string
  /** Line of its heading, from 1. */
  readonly line: number
  /** Names, without `self` and without parameters that take a value apart. */
  readonly parameters: readonly string[]
}

/** Match up to the bracket before the parameters of a function, with its name in the first group. */
const HEADINGS: Readonly<Record<OwnLanguage, readonly RegExp[]>> = {
  python: [/\bdef\s+(\w+)\s*\(/g],
  javascript: [
    /\bfunction\b\s*\*?\s*([\w$]+)\s*\(/g,
    /([\w$]+)\s*(?::[^=;(){}]+)?[:=]\s*(?:async\b\s*)?(?:function\b\s*\*?\s*[\w$]*\s*)?\(/g,
    /^[ \t]*(?:(?:static|async|public|private)\b\s*)*\*?#?([\w$]+)\s*\(/gm,
  ],
  cpp: [/\b(\w+)\s*\(/g, /\b(\w+)\s*=\s*\[[^\]]*\]\s*\(/g],
}
/** Matches a function of JavaScript with one parameter without brackets, such as `f = n => …`. */
const ARROW = /([\w$]+)\s*[:=]\s*(?:async\b\s*)?([\w$]+)\s*=>/g
/** Matches what follows the parameters of a function where calls look like definitions. */
const BODY: Readonly<Record<OwnLanguage, RegExp>> = {
  python: /^/,
  javascript: /^\s*(?::[^={;]+)?(?:=>|\{)/,
  cpp: /^\s*(?:(?:const|noexcept|override|final|mutable)\b\s*)*(?:->[^{;]+|:[^:{;][^{;]*)?\{/,
}

export function definitionsIn(source: string, language: OwnLanguage): readonly Definition[] {
  const text = codeAlone(source, language)
  const headings = HEADINGS[language].flatMap((heading) =>
    Array.from(text.matchAll(heading), ({ 0: whole, 1: name, index }) => ({
      name,
      index,
      from: index + whole.length,
    })),
  )
  const bracketed = headings.flatMap(({ name, index, from }): readonly Definition[] => {
    const to = closingBracket(text, from)
    if (!BODY[language].test(text.slice(to + 1, to + 200))) return []
    const parameters = partsOf(text.slice(from, to)).flatMap((part) => parameterName(part, language))
    return [{ name, line: lineAt(text, index), parameters }]
  })
  const arrows =
    language === 'javascript'
      ? Array.from(text.matchAll(ARROW), ({ 1: name, 2: parameter, index }) => ({
          name,
          line: lineAt(text, index),
          parameters: [parameter],
        }))
      : []
  return [...bracketed, ...arrows].toSorted((a, b) => a.line - b.line)
}

/** Returns the definition of the function whose code is at a line; undefined if it is not found. @param name as in a call */
export function definitionAt(
  definitions: readonly Definition[],
  name: string,
  line: number,
): Definition | undefined {
  // Some languages name the class as well.
  const plain = /[\w$]+$/.exec(name)?.[0]
  return definitions.findLast((each) => each.name === plain && each.line <= line)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Splits at the commas that are in no brackets. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index < text.length; index++) {
    if ('([{<'.includes(text[index])) depth++
    else if (')]}>'.includes(text[index])) depth--
    else if (text[index] === ',' && depth === 0) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** Returns the name of a parameter in a list; an empty list if it has none. */
function parameterName(part: string, language: OwnLanguage): readonly string[] {
  const [declared] = part.split('=')
  const name =
    language === 'cpp'
      ? (/\(\s*[&*]\s*(\w+)\s*\)/.exec(declared) ?? /(\w+)\s*(?:\[[^\]]*\]\s*)*$/.exec(declared))?.[1]
      : /^\s*(?:\*{1,2}|\.{3})?\s*([\w$]+)/.exec(declared)?.[1]
  return name === undefined || name === 'self' || name === 'cls' ? [] : [name]
}
