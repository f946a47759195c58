import {
  type CompileErrorKind,
  compileErrorIn,
  type ErrorKind,
  errorKind,
  type FailedOutcome,
} from '../../core/own/errorKinds.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import type { CrashKind } from '../../core/own/outcome.ts'

const LOOKALIKE =
  'A character here only looks like code: a curly quote, a no-break space, a full-width bracket or the like, as blogs and messengers put them in.'

const EXPLAINED: Readonly<Record<ErrorKind, string>> = {
  'nothing-left': 'There is nothing left to take: it is empty.',
  'no-such-place': 'Index out of range: indexes start at 0, so the ninth element has index 8.',
  'deep-recursion': 'Recursion is too deep: either it never ends, or sys.setrecursionlimit is too low.',
  'input-over': 'The program reads on where its input has ended: it may expect another form of input.',
  'no-number': 'Tried to convert text that is not a number.',
  'other-count': 'The number of values does not match the number of variables.',
  'no-such-value': 'The list has no such value.',
  'other-arguments': 'A function is called with more values than it takes, with fewer, or under other names.',
  'not-callable': 'Called something that is not a function, often because a variable has the same name.',
  'fixed-text': 'Strings are immutable: convert it first with list(…).',
  'fixed-tuple': 'A tuple cannot be changed: make a list of it first, by list(…).',
  unhashable: 'A list or a set can be neither a key nor a member of a set: a tuple can.',
  'other-type':
    'A value is of another type than the operation takes: a text for a number, or None for a list.',
  'unknown-name': 'A name is used that has no value there: misspelt, or given one only later.',
  'local-name':
    'A variable assigned anywhere in a function is local from its first line. Declare it `global` to use the global one.',
  'no-such-key': 'A dictionary has no such key, or a set no such value.',
  'no-such-attribute': 'A value has no such method or attribute: often it is None.',
  'zero-division': 'Something was divided by 0.',
  'no-module': 'There is no such module here: only the standard library is.',
  'no-threads': 'A program has a single thread here: call the function itself.',
  'no-programs': 'There are no other programs to start here, and judges have none either: leave it out.',
  'no-package': 'There is no such module here: of Node’s there are fs, readline and a few more.',
  'no-page':
    'The program runs beside the page, as on a judge: it reads from the standard input and prints by console.log.',
  'no-files': 'There are no files here: the puzzle comes from the standard input.',
  indentation: 'A line is not indented as the lines around it ask for.',
  tabs: 'Tabs and spaces are mixed in the indentation: take one of them.',
  lookalike: LOOKALIKE,
  'outside-function': 'This belongs inside a function: check the indentation.',
  'python-2': 'This is Python 3: print needs brackets.',
  'python-syntax': 'Python cannot read this line; sometimes a bracket is missing in the line before.',
  'bad-access':
    'An index beyond the end of an array, or a pointer to nothing: counting begins at 0, and 9 is beyond the ninth.',
  'null-pointer':
    'Something was read or written through a pointer to nothing. A judge calls it a segmentation fault.',
  'stack-overflow': 'Too many calls inside one another: often a call never comes to its end.',
  'large-variables':
    'The variables of a function take more than the stack has: put large arrays outside of the functions.',
  'division-overflow': 'The smallest integer was divided by -1: the result does not fit its type.',
  'bad-function':
    'A function was called through a pointer that leads to none, or to one that takes other values; or a virtual one that has no body yet.',
  exception:
    'Something was thrown. Nothing can be caught here: .at() and stoi throw where an index or a text is wrong.',
  'exception-to-catch':
    'Exceptions cannot be caught here: the program ends at the throw, although it would continue on a judge. Return a value, such as a bool, instead.',
  abort: 'It gave up by itself: an assertion, abort(), or a check of the library did not hold.',
  'missing-return':
    'This function must return a value on every path, but reached this brace without one. A judge may continue with an arbitrary value.',
  'undefined-behaviour':
    'The program did what C++ leaves undefined: the compiler takes for granted that it never gets here.',
  'exit-status': 'A judge takes any other status than 0 for a runtime error: return 0 from main.',
  constant: 'A name declared by const keeps its value: declare it by let.',
  'not-iterable': 'Tried to destructure or loop over a value that is not iterable.',
  'not-there': 'Used an undefined value, often a row outside the board.',
  'bad-length': 'A length, a size or a count is negative, or too large.',
  'not-yet-declared': 'A name is used before the line that declares it.',
  'javascript-syntax': 'JavaScript cannot read this line; sometimes a bracket is missing in the line before.',
  'read-text': 'Tried to parse text that is neither code nor JSON.',
}

/** Explains an error; undefined if its message needs no explanation. */
export function explained(language: OwnLanguage, outcome: FailedOutcome): string | undefined {
  const kind = errorKind(language, outcome)
  return kind && EXPLAINED[kind]
}

const CRASHES: Readonly<Record<CrashKind, string>> = {
  'bad-access': 'memory access out of bounds',
  'null-pointer': 'null pointer',
  'stack-overflow': 'stack overflow',
  'division-by-zero': 'division by zero',
  'division-overflow': 'division overflow',
  'bad-function': 'call of no function',
  exception: 'exception',
  'exception-to-catch': 'exception, not caught here',
  abort: 'aborted',
  'missing-return': 'the function ends without a return value',
  'undefined-behaviour': 'undefined behaviour',
  thread: 'no threads here',
  'exit-status': 'ended with status',
}

/** Name of an error. Crashes have no name, so they get a description. */
export const errorName = (error: string) => (CRASHES as Readonly<Record<string, string>>)[error] ?? error

/** A compiler or linker message rephrased for learners. */
interface Rephrased {
  /** Undefined if the original message is clear enough. */
  readonly title?: (name: string) => string
  readonly reason: string
}

const isNotHere = (name: string) => `There is no ${name} in a browser`

const COMPILE: Readonly<Record<CompileErrorKind, Rephrased>> = {
  ambiguous: {
    reason:
      'Your name is also one of the library’s, which `using namespace std` brings in: take another name.',
  },
  'no-header': { reason: 'There is no such header here: those of the C++ standard library are.' },
  'no-system': {
    title: () => 'There is no system() in a browser',
    reason:
      'It starts another program, as system("pause") does, and there is none. Judges have no use for it either: leave it out.',
  },
  'not-here': {
    title: isNotHere,
    reason:
      'There are no other programs, files or keys to wait for here, and mostly none at a judge either: leave it out.',
  },
  'no-jumps': {
    title: () => 'There are no setjmp and longjmp in a browser',
    reason: 'Return from call to call instead, with a bool that says whether the board is solved.',
  },
  'not-included': {
    reason:
      'Its header is not included, or `using namespace std;` is missing: #include <bits/stdc++.h> has all of them.',
  },
  lookalike: { reason: LOOKALIKE },
  'unknown-name': {
    reason: 'A name is used that is declared nowhere before: misspelt, or declared only later.',
  },
  'no-semicolon': { reason: 'A semicolon is missing, often at the end of the line before.' },
  braces: { reason: 'An opening brace has no closing one, or the other way round.' },
  'no-main': {
    title: () => 'There is no main function',
    reason: 'A program begins with main: write one, or choose the function to call as its input.',
  },
  'no-virtual-body': {
    title: (name) => `A virtual function of ${name} has no body`,
    reason:
      'The class declares it, and its definition is missing: write it, or end the declaration with = 0.',
  },
  'no-body': {
    title: (name) => `${name} is declared, but has no body`,
    reason: 'Its definition is missing, or takes other values than the declaration says.',
  },
  'no-static-variable': {
    title: (name) => `${name} is only declared in its class`,
    reason: 'A static variable of a class has to be defined outside of it, too.',
  },
  'no-definition': {
    title: (name) => `${name} is declared, but defined nowhere`,
    reason: 'Its definition is missing: extern alone makes no variable.',
  },
  'library-name': {
    title: (name) => `${name} is also a name of the C library`,
    reason: 'The names clash: use another one.',
  },
  'other-values': { reason: 'A function of that name is called with other values than it takes.' },
}

/** Rephrases a compiler or linker message for learners; returns unknown ones unchanged. */
export function compilerSays(message: string): string {
  const found = compileErrorIn(message)
  return found === undefined ? message : (COMPILE[found.kind].title?.(found.name) ?? message)
}

/** Explains a compiler message; undefined if it needs no explanation. */
export function explainedCompile(message: string): string | undefined {
  const found = compileErrorIn(message)
  return found && COMPILE[found.kind].reason
}
