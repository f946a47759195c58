import type { Phrase } from '../../../i18n/text.ts'

type Cause = (found: RegExpExecArray) => Phrase

/** What an error says of its cause, by its message; of several, the first. */
const CAUSES: readonly (readonly [message: RegExp, cause: Cause])[] = [
  [
    /TextIOWrapper' object is not callable/,
    () => ({
      en: 'stdin is a file there, and no function: stdin.readline() reads a line',
      ko: 'stdin은 함수가 아니라 파일입니다. 한 줄은 stdin.readline()으로 읽습니다',
    }),
  ],
  [
    /'NoneType' object is not callable/,
    () => ({
      en: 'None is called there like a function: it is what a function gives back that ends without a return, and brackets after its name call it at once',
      ko: '값 None을 함수처럼 부릅니다. 이름 뒤에 괄호를 쓰면 함수를 바로 부르고, return 없이 끝나는 함수는 None을 돌려줍니다',
    }),
  ],
  [
    /NoneType/,
    () => ({
      en: 'a value is None there, which a function gives back that ends without a return (or that changes a list in place, such as sort)',
      ko: 'return 없이 끝나는 함수나 sort처럼 리스트를 그 자리에서 바꾸는 함수가 돌려준 None을 씁니다',
    }),
  ],
  [
    /unpack non-iterable bool|'bool' object is not/,
    () => ({
      en: 'a value is True or False there, which a function gives back on one path in the place of what is expected',
      ko: '함수가 한 갈래에서 기대한 값 대신 True나 False를 돌려줍니다',
    }),
  ],
  [
    /'(map|filter|zip|reversed|enumerate|generator)' object (is not subscriptable|does not support)|type '(map|filter|zip|reversed|enumerate|generator)' has no len/,
    ([, first, , second]) => {
      const kind = first ?? second
      return kind === 'generator'
        ? {
            en: 'a generator has no places to be read by an index: list(…) makes a list of it',
            ko: '제너레이터는 인덱스로 읽을 수 없습니다. list(…)로 리스트를 만들어야 합니다',
          }
        : {
            en: `${kind}(…) gives no list in Python 3, and has no places to be read by an index: list(${kind}(…)) does`,
            ko: `Python 3의 ${kind}(…)는 리스트가 아니어서 인덱스로 읽을 수 없습니다. list(${kind}(…))로 리스트를 만들어야 합니다`,
          }
    },
  ],
  [
    /'(list|int|str|dict|set|tuple|bool|float)' object is not callable/,
    ([, type]) => ({
      en: `a value of type ${type} is called there like a function: a variable has the name of the function, or an operator is missing before the bracket`,
      ko: `${type} 값을 함수처럼 부릅니다. 변수에 함수와 같은 이름을 썼거나, 괄호 앞에 연산자가 빠졌습니다`,
    }),
  ],
  [
    /indices must be integers or slices, not (float|str|tuple|list)/,
    ([, type]) => BAD_INDEX[type] ?? BAD_INDEX['float'],
  ],
  [
    /'(int|float)' object is not (subscriptable|iterable)|argument of type '(int|float)' is not/,
    () => ({
      en: 'a number stands there in the place of a list',
      ko: '리스트가 있어야 할 자리에 숫자가 있습니다',
    }),
  ],
  [
    /(unsupported operand|can only concatenate|not supported between).*'?(int|float)'?.*'?str|(unsupported operand|can only concatenate|not supported between).*'?str'?.*'?(int|float)/,
    () => ({
      en: 'a text meets a number there: input gives texts, and int(…) makes numbers of them',
      ko: '문자열과 숫자를 함께 씁니다. 입력은 문자열이고, int(…)로 숫자를 만들어야 합니다',
    }),
  ],
  [
    /takes (\d+) positional arguments? but (\d+) (was|were) given/,
    ([, takes, given]) => ({
      en: `the function takes ${takes} ${takes === '1' ? 'value' : 'values'}, but is called with ${given}`,
      ko: `함수는 값을 ${takes}개 받는데 ${given}개로 부릅니다`,
    }),
  ],
  [
    /missing (\d+) required positional arguments?: (.+)$/,
    ([, , names]) => ({
      en: `the call gives the function no value for ${names}`,
      ko: `함수를 부를 때 ${names}에 줄 값이 빠졌습니다`,
    }),
  ],
  [
    /name '(\w+)' is not defined|^(?:ReferenceError: )?([\w$]+) is not defined/,
    ([, python, javascript]) => {
      const name = python ?? javascript
      return {
        en: `${name} has no value there (it is misspelt, has another name elsewhere, or is assigned only in another function)`,
        ko: `여기에는 이름 “${name}”의 값이 없습니다. 잘못 썼거나, 다른 곳에서는 이름이 다르거나, 다른 함수에서만 값을 넣었을 수 있습니다`,
      }
    },
  ],
  [
    /local variable '(\w+)'/,
    ([, name]) => ({
      en: `${name} is assigned somewhere in this function, and so is a variable of its own there, without a value yet (global ${name} or nonlocal ${name} means the outer one)`,
      ko: `이 함수 어딘가에서 ${name} 변수에 값을 대입하므로 함수 안의 변수가 되고, 아직 값이 없습니다. 바깥 변수를 쓰려면 global ${name} 또는 nonlocal ${name} 선언이 필요합니다`,
    }),
  ],
  [
    /(?:access|lexical declaration) '?(\w+)'? before init|^(?:ReferenceError: )?(\w+) is not initialized/,
    ([, one, other]) => {
      const name = one ?? other
      return {
        en: `${name} is declared in this block and has no value yet (an outer ${name} cannot be read here: one of the two needs another name)`,
        ko: `이 블록에서 선언한 ${name}에는 아직 값이 없습니다. 바깥의 ${name} 변수는 여기에서 읽을 수 없으므로 둘 중 하나의 이름을 바꿔야 합니다`,
      }
    },
  ],
  [
    /(list|string|tuple) index out of range|vector|__at|out_of_range/,
    () => ({
      en: 'an index is too large there (the last one is one less than the length)',
      ko: '인덱스가 너무 큽니다. 마지막 인덱스는 길이보다 하나 작습니다',
    }),
  ],
  [
    /(reading|setting|set|read) propert.* of undefined|undefined is not|of undefined/,
    () => ({
      en: 'an index is outside of the array there',
      ko: '인덱스가 배열 밖에 있습니다',
    }),
  ],
]

const BAD_INDEX: Readonly<Record<string, Phrase>> = {
  float: {
    en: 'an index is a fraction there, since / gives fractions in Python 3, and // whole numbers',
    ko: 'Python 3에서 /는 소수를 만들기 때문에 인덱스가 소수입니다. 정수 나눗셈은 //입니다',
  },
  str: {
    en: 'an index is a text there: int(…) makes a number of it',
    ko: '인덱스가 문자열입니다. int(…)로 숫자를 만들어야 합니다',
  },
  tuple: {
    en: 'two indices stand in one bracket there: a cell of a list of rows is board[row][column]',
    ko: '대괄호 하나에 인덱스가 둘 있습니다. 행의 리스트에서 칸은 board[행][열]입니다',
  },
  list: {
    en: 'a list is used as an index there',
    ko: '리스트를 인덱스로 씁니다',
  },
}

/** Returns what the message of an error says of its cause; undefined if it is none of the common ones. */
export function causeOfMessage(message: string): Phrase | undefined {
  for (const [pattern, cause] of CAUSES) {
    const found = pattern.exec(message)
    if (found !== null) return cause(found)
  }
  return undefined
}
