/** Programs in links: language, name and text, compressed. */
import { OWN_LANGUAGES } from '../../sudoku/reading/language.ts'
import { failure, type Result, success } from '../../sudoku/result.ts'
import { codeOfText, textOfCode } from '../store/compressedText.ts'
import type { LinkFault, LibraryProgram } from './own.ts'

/** A program as a link carries it. */
export type CarriedProgram = Pick<LibraryProgram, 'language' | 'name' | 'text'>

/** Maximum length of a name; longer ones are cut. */
const MAX_NAME = 100

/** Returns the compressed program as text for a link; undefined if it is too large. */
export function linkCodeOf({ language, name, text }: CarriedProgram): string | undefined {
  return codeOfText([language, cutName(name), text].join('\n'))
}

/** Decodes the program of a link, which may be damaged or malicious. */
export function programOfCode(code: string): Result<CarriedProgram, LinkFault> {
  const plain = textOfCode(code)
  return plain.ok ? readPlain(plain.value) : plain
}

/** Splits the inflated text into language, name and text of the program, which line ends separate. */
function readPlain(plain: string): Result<CarriedProgram, LinkFault> {
  const [named, name] = plain.split('\n', 2)
  const language = OWN_LANGUAGES.find((each) => each === named)
  if (language === undefined || name === undefined) return failure('damaged')
  const text = plain.slice(named.length + 1 + name.length + 1)
  return success({ language, name: cutName(name), text })
}

/** Returns the name as one line, which the format requires, of at most `MAX_NAME` characters. */
function cutName(name: string): string {
  return Array.from(name.replaceAll(/[\r\n]/g, ' '))
    .slice(0, MAX_NAME)
    .join('')
}
