import {
  type CompileErrorKind,
  compileErrorIn,
  type ErrorKind,
  errorKind,
  type FailedOutcome,
} from '../../runner/run/errorKinds.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

const LOOKALIKE =
  'This character only looks like code, for example a curly quote, a no-break space or a full-width bracket. Blogs and messengers insert such characters.'

const EXPLAINED: Readonly<Record<ErrorKind, string>> = {
  'nothing-left': 'The program tried to take an element from an empty list or deque: nothing is left.',
  'no-such-place': 'Index out of range: indexes start at 0, so the ninth element has index 8.',
  'deep-recursion': 'Recursion is too deep: either it never ends, or sys.setrecursionlimit is too low.',
  'input-over': 'The program reads past the end of its input: it may expect another input format.',
  'no-number': 'The program tried to convert text that is not a number.',
  'other-count': 'The number of values does not match the number of variables.',
  'no-such-value': 'The list has no such value.',
  'other-arguments':
    'A function is called with too many or too few arguments, or with an unknown argument name.',
  'not-callable':
    'The program called something that is not a function, often because a variable has the same name.',
  'fixed-text': 'Strings are immutable. Convert the string with list(…) first.',
  'fixed-tuple': 'Tuples are immutable. Convert the tuple with list(…) first.',
  unhashable: 'A list or set cannot be a dictionary key or a set member. Use a tuple.',
  'other-type':
    'A value has the wrong type for the operation: often a string instead of a number, or None instead of a list.',
  'unknown-name': 'This name has no value here: it is misspelt, or assigned only later.',
  'local-name':
    'A variable that is assigned anywhere in a function is local in the whole function. Declare it `global` to use the global one.',
  'no-such-key': 'The dictionary has no such key, or the set has no such value.',
  'no-such-attribute': 'The value has no such method or attribute. Often it is None.',
  'zero-division': 'The program divided by 0.',
  'no-module':
    'This module is not available here. Of Python’s standard library, most modules are. If the program works without it, leave its import out.',
  'no-numpy':
    'NumPy is not available here. Only the standard library is. If it only prints the board, as np.matrix(grid) does, remove its import and write: for row in grid: print(*row)',
  'no-threads': 'Programs cannot start threads here. Call the function directly.',
  'no-programs': 'Neither this page nor a judge can start other programs. Remove this call.',
  'no-package': 'This module is not available here. Of Node’s modules, only fs, readline and a few more are.',
  'no-page':
    'The program runs outside the page, as on a judge. Read from standard input and print with console.log.',
  'no-files': 'There are no files here. The puzzle comes from standard input.',
  indentation: 'The indentation does not match the lines around it.',
  tabs: 'The indentation mixes tabs and spaces. Use one of them.',
  lookalike: LOOKALIKE,
  'outside-function': 'This line belongs inside a function. Check the indentation.',
  'python-2': 'In Python 3, print needs parentheses.',
  'python-syntax': 'Python cannot parse this line. Sometimes a bracket is missing in the line before.',
  'bad-access':
    'An index is out of range, or a pointer is invalid. Indexes start at 0, so the ninth element has index 8.',
  'null-pointer': 'The program read or wrote through a null pointer. A judge reports a segmentation fault.',
  'stack-overflow': 'Recursion is too deep. Often it never ends.',
  'large-variables':
    'The variables of a function do not fit on the stack. Declare large arrays outside of functions.',
  'division-overflow': 'The smallest integer was divided by -1, and the result does not fit its type.',
  'bad-function':
    'A function pointer is invalid or has the wrong type, or a virtual function has no body yet.',
  exception:
    'The program threw an exception. Exceptions cannot be caught here. Often .at() got an index out of range, or stoi got text that is not a number.',
  'exception-to-catch':
    'Exceptions cannot be caught here: the program ends at the throw, although it would continue on a judge. Return a value, such as a bool, instead.',
  abort: 'The program aborted: an assertion or a library check failed, or it called abort().',
  'missing-return':
    'This function must return a value on every path, but it reached this brace without a return. A judge may continue with an arbitrary value.',
  'undefined-behaviour':
    'This is undefined behaviour in C++. The compiler assumes that a program never gets here.',
  'exit-status': 'A judge treats any exit status but 0 as a runtime error. End the program with status 0.',
  constant: 'A const variable cannot be reassigned. Declare it with let.',
  'not-iterable': 'The program tried to destructure or loop over a value that is not iterable.',
  'not-there': 'The program used an undefined value, often a row outside the board.',
  'bad-length': 'A length, size or count is negative or too large.',
  'not-yet-declared': 'This name is used before the line that declares it.',
  'javascript-syntax':
    'JavaScript cannot parse this line. Sometimes a bracket is missing in the line before.',
  'first-line': 'This line cannot be parsed. Remove what is not part of the program.',
  'read-text': 'The program tried to parse text that is neither code nor JSON.',
}

export function explained(language: OwnLanguage, outcome: FailedOutcome): string | undefined {
  const kind = errorKind(language, outcome)
  return kind && EXPLAINED[kind]
}

/** A compiler or linker message rephrased for learners. */
interface Rephrased {
  /** Undefined if the original message is clear enough. */
  readonly title?: (name: string) => string
  readonly reason: string
}

const isNotHere = (name: string) => `There is no ${name} in a browser`

const COMPILE: Readonly<Record<CompileErrorKind, Rephrased>> = {
  ambiguous: {
    reason: 'The name clashes with a library name from `using namespace std`. Use another name.',
  },
  'no-header': { reason: 'This header is not available here. Only those of the C++ standard library are.' },
  'no-system': {
    title: () => 'There is no system() in a browser',
    reason:
      'system() starts another program, as in system("pause"), and there are no other programs here. A judge does not need this call either: remove it.',
  },
  'not-here': {
    title: isNotHere,
    reason:
      'Other programs, files and key presses are not available here, and rarely on a judge. Remove this call.',
  },
  'no-jumps': {
    title: () => 'There are no setjmp and longjmp in a browser',
    reason: 'Return from each call instead, with a bool that says whether the board is solved.',
  },
  'not-included': {
    reason:
      'The header of this name is not included, or `using namespace std;` is missing. #include <bits/stdc++.h> includes all standard headers.',
  },
  lookalike: { reason: LOOKALIKE },
  'unknown-name': {
    reason: 'This name is not declared before this line: it is misspelt, or declared only later.',
  },
  'no-semicolon': { reason: 'A semicolon is missing, often at the end of the line before.' },
  'no-semicolon-here': { reason: 'A semicolon is missing.' },
  braces: { reason: 'The braces do not match: one is missing, or there is one too many.' },
  'no-main': {
    title: () => 'There is no main function',
    reason: 'A program starts at main. Write one, or choose a function to call in the Input menu.',
  },
  'no-virtual-body': {
    title: (name) => `A virtual function of ${name} has no body`,
    reason: 'The class declares it without a definition. Define it, or end the declaration with = 0.',
  },
  'no-body': {
    title: (name) => `${name} is declared but has no body`,
    reason: 'Its definition is missing, or its parameters differ from the declaration.',
  },
  'no-static-variable': {
    title: (name) => `${name} is only declared in its class`,
    reason: 'A static variable of a class must also be defined outside of the class.',
  },
  'no-definition': {
    title: (name) => `${name} is declared but not defined`,
    reason: 'Its definition is missing. extern alone does not create a variable.',
  },
  'library-name': {
    title: (name) => `${name} is also a name of the C library`,
    reason: 'The names clash. Use another name.',
  },
  'other-values': { reason: 'The arguments of the call do not match the function’s declaration.' },
}

/** Rephrases a compiler or linker message for learners; returns it unchanged if it is unknown or clear enough. */
export function compilerSays(message: string): string {
  const found = compileErrorIn(message)
  return found === undefined ? message : (COMPILE[found.kind].title?.(found.name) ?? message)
}

/** Explains a compiler or linker message; undefined if it is unknown. */
export function explainedCompile(message: string, line?: number): string | undefined {
  const found = compileErrorIn(message, line)
  return found && COMPILE[found.kind].reason
}
