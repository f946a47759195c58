/** Finds functions that a program defines and never calls. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { definitionsIn } from './definitions.ts'
import { codeAlone } from './sourceText.ts'

/** Functions that the language itself calls. */
const CALLED_ANYWAY = /^(?:main|constructor|__\w+__)$/

/**
 * Returns the functions whose names stand nowhere but at their definition and in their own body, the last first: a
 * search comes below what it calls.
 */
export function uncalledFunctions(source: string, language: OwnLanguage): readonly string[] {
  const lines = codeAlone(source, language).split('\n')
  const uncalled = definitionsIn(source, language).filter(({ name, line }) => {
    if (CALLED_ANYWAY.test(name)) return false
    const named = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)
    const end = endOfBody(lines, line)
    return !lines.some((text, index) => (index < line - 1 || index >= end) && named.test(text))
  })
  return [...new Set(uncalled.map(({ name }) => name))].toReversed()
}

/** Returns the number of the last line of a body, by its indentation; the heading's own if it has no lines below. */
function endOfBody(lines: readonly string[], heading: number): number {
  const outer = indentation(lines[heading - 1])
  let end = heading
  for (let index = heading; index < lines.length; index++) {
    if (lines[index].trim() === '') continue
    const isInside = indentation(lines[index]) > outer || /^\s*[{}\])]/.test(lines[index])
    if (!isInside) break
    end = index + 1
    // The brace that ends the body.
    if (indentation(lines[index]) <= outer && /^\s*\}/.test(lines[index])) break
  }
  return end
}

function indentation(line: string): number {
  return line.length - line.trimStart().length
}
