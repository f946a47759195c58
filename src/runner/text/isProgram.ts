/** Tells programs from other texts, by light means: the page has this at hand before anything is pasted. */

import { beginsWithTag, withoutTags } from './tags.ts'

/** Patterns of definitions and includes, which only programs have. */
const DEFINITIONS: readonly RegExp[] = [
  /^\s*(?:async )?def \w+\s*\(/m,
  /^\s*#\s*include\s*[<"]/m,
  /^\s*(?:public |final |export |abstract )*class \w+\s*(?:[:({]|extends|$)/m,
  /\bfunction\b\s*\w*\s*\(/,
  /^\s*(?:(?:public|private|protected|static|inline|const|fun|func|fn|bool|boolean|void|int|auto|let|var) ?)+[\w<>[\], *&]*\([^;{]*\)[^;{\n]*\{/m,
  /=>\s*\{/,
]

/** Patterns of statements. Texts that are no programs rarely match two of them. */
const STATEMENTS: readonly RegExp[] = [
  /^\s*(?:for|while|foreach)\b.*[:{)]/m,
  /^\s*(?:\}\s*)?(?:if|elif|else)\b.*[:{);]/m,
  /^\s*return\b/m,
  /^\s*(?:import|from|using|package|use)\s+[\w.:]/m,
  /[\w\])]\s*(?:=|\+=|\|=|\^=)\s*[\w([{-]/,
]

/** Patterns of statements that read or print, which a program without definitions has. */
const INPUT_OUTPUT: readonly RegExp[] = [
  /\b(?:input|readline|gets|readLine|ReadLine|nextInt|next_int)\s*\(\s*\)|\bsys\.stdin\b/,
  /\bstdin\b|\/dev\/stdin|\breadFileSync\s*\(|\bopen\(0\b/,
  /\bcin\s*>>|\bscanf\s*\(\s*"/,
  /\bcout\s*<<|\bprintf?(?:ln)?\s*\(|\bconsole\.log\s*\(|\bSystem\.out\b|\bputs\s*\(/,
]

/** A loop that does nothing, in Python. It is a whole program: for seeing how an endless one is ended. */
const IDLE_LOOP = /^[ \t]*(?:while\b.*|for \w+ in .*):\s*pass[ \t]*$/m

/** Minimum statements, reading and printing included, of a program without definitions. */
const FEWEST_STATEMENTS = 3

/** Maximum characters inspected; solvers are shorter. */
export const INSPECTED_CHARACTERS = 40_000

/** True if a text is a program, or begins like one. */
export function isProgram(text: string): boolean {
  const plain = text.slice(0, INSPECTED_CHARACTERS)
  const countOf = (patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(plain)).length
  const statements = countOf(STATEMENTS)
  if (statements >= 2 && countOf(DEFINITIONS) > 0) return true
  if (IDLE_LOOP.test(plain)) return true
  const readsOrPrints = countOf(INPUT_OUTPUT)
  if (readsOrPrints > 0 && readsOrPrints + statements >= FEWEST_STATEMENTS) return true
  return readsOrPrints > 1 && plain.trim().split('\n').every(isCall)
}

/** True for a line that is nothing but a call, such as `print(input())`. */
function isCall(line: string): boolean {
  return /^\s*[\w.]+\(.*\);?\s*$/.test(line)
}

/** What copying puts before the lines of a program: numbers, prompts, marks of quotations and changes. */
const LINE_MARKS =
  /^[ \t]*(?:\d{1,5}[ \t]*[.:|)]?(?=[ \t]|$|[A-Za-z_#@{}/])|>>>|\.\.\.(?=[ \t]|$)|>|\+(?!\+)|(?:In|Out) ?\[\d+\]:)[ \t]?/gm

/** The entities without which a program is hard to recognise. */
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"' }

/**
 * Returns the program that a text is or contains, roughly, for recognising it: in plain characters, and without marks
 * that most lines begin with. Undefined if the text is no program. (`withoutNoise` takes noise away exactly.)
 */
export function roughProgram(text: string): string | undefined {
  const start = text.slice(0, 2 * INSPECTED_CHARACTERS)
  let program = (beginsWithTag(start) ? withoutTags(start) : start)
    .normalize('NFKC')
    .replaceAll(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
  while (marksMostLines(program)) program = program.replaceAll(LINE_MARKS, '')
  return isProgram(program) ? program : undefined
}

function marksMostLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return 2 * (text.match(LINE_MARKS)?.length ?? 0) > lines
}
