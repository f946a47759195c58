import type { OwnLanguage } from '../../core/own/language.ts'

/** Errors that most people meet, by their names in Python. */
const PYTHON: Readonly<Partial<Record<string, string>>> = {
  IndexError: 'A list, or a string, has no such place: counting begins at 0, and 9 is beyond the ninth.',
  RecursionError:
    'Too many calls inside one another: either a call never comes to its end, or sys.setrecursionlimit is too low.',
  EOFError: 'The program reads on where its input has ended: it may expect another form of input.',
  ValueError: 'A text that is no number was made one, or a list has not as many values as were unpacked.',
  TypeError: 'A value is of another type than the operation takes: a text for a number, or None for a list.',
  NameError: 'A name is used that has no value there: misspelt, or given one only later.',
  UnboundLocalError:
    'A variable that the function sets somewhere is its own from the first line on: `global` makes it that of the program.',
  KeyError: 'A dictionary has no such key.',
  AttributeError: 'A value has no such method or attribute: often it is None.',
  ZeroDivisionError: 'Something was divided by 0.',
  ModuleNotFoundError: 'There is no such module here: only the standard library is.',
  IndentationError: 'A line is not indented as the lines around it ask for.',
  TabError: 'Tabs and spaces are mixed in the indentation: take one of them.',
  SyntaxError: 'Python cannot read this line; sometimes a bracket is missing in the line before.',
}

/** Crashes of compiled programs, by kind. */
const CPP: Readonly<Partial<Record<string, string>>> = {
  'bad-access':
    'An index beyond the end of an array, or a pointer to nothing: counting begins at 0, and 9 is beyond the ninth.',
  'null-pointer':
    'Something was read or written through a pointer to nothing. A judge calls it a segmentation fault.',
  'stack-overflow': 'Too many calls inside one another: often a call never comes to its end.',
  'division-by-zero': 'A whole number was divided by 0.',
  exception:
    'Something was thrown. Nothing can be caught here: .at() and stoi throw where an index or a text is wrong.',
  'exception-to-catch':
    'Nothing can be caught here: the program ends where it throws, and its catch never runs, while a judge would go on. Return a value instead, a bool for example, and it runs here, too.',
  abort: 'It gave up by itself: an assertion, abort(), or a check of the library did not hold.',
  'undefined-behaviour': 'Often a function that should return a value comes to its end without.',
  'exit-status': 'A judge takes any other status than 0 for a runtime error: return 0 from main.',
}

/** Errors that most people meet, by their names in JavaScript. */
const JAVASCRIPT: Readonly<Partial<Record<string, string>>> = {
  TypeError:
    'Something is used that is not there: often a row beyond the board, which is undefined, or a name that is no function.',
  RangeError: 'Often too many calls inside one another: a call never comes to its end.',
  ReferenceError: 'A name is used that has no value there: misspelt, or declared only later.',
  SyntaxError: 'JavaScript cannot read this line; sometimes a bracket is missing in the line before.',
}

const EXPLAINED = { python: PYTHON, cpp: CPP, javascript: JAVASCRIPT } satisfies Record<OwnLanguage, unknown>

/** An error in other words; undefined for one that says it all. */
export const explained = (language: OwnLanguage, error: string) => EXPLAINED[language][error]

const CRASHES: Readonly<Partial<Record<string, string>>> = {
  'bad-access': 'memory access out of bounds',
  'null-pointer': 'null pointer',
  'stack-overflow': 'stack overflow',
  'division-by-zero': 'division by zero',
  exception: 'exception',
  'exception-to-catch': 'exception, not caught here',
  abort: 'aborted',
  'undefined-behaviour': 'undefined behaviour',
  'exit-status': 'ended with status',
}

/** An error by its name; a crash has none of its own. */
export const errorName = (error: string) => CRASHES[error] ?? error

/** Errors that most people meet, by the compiler's words. */
const COMPILE: readonly (readonly [RegExp, string])[] = [
  [
    /reference to '\w+' is ambiguous/,
    'Your name is also one of the library’s, which `using namespace std` brings in: take another name.',
  ],
  [/'[^']+' file not found/, 'There is no such header here: those of the C++ standard library are.'],
  [
    /use of undeclared identifier '(?:std|cout|cin|endl|vector|string|scanf|printf|puts|memset|sort|max|min|pair|map|set|exit)'/,
    'Its header is not included, or `using namespace std;` is missing: #include <bits/stdc++.h> has all of them.',
  ],
  [
    /use of undeclared identifier/,
    'A name is used that is declared nowhere before: misspelt, or declared only later.',
  ],
  [/expected '?;/, 'A semicolon is missing, often at the end of the line before.'],
  [/expected '\}'|extraneous closing brace/, 'An opening brace has no closing one, or the other way round.'],
  [
    /undefined symbol: main$/,
    'There is no main to begin with: write one, or choose the function to call as its input.',
  ],
  [/no matching function for call/, 'A function of that name is called with other values than it takes.'],
]

/** The compiler’s message in other words; undefined for one that says it all. */
export const explainedCompile = (message: string) => COMPILE.find(([pattern]) => pattern.test(message))?.[1]
