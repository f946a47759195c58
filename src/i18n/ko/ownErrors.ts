import type { OwnLanguage } from '../../core/own/language.ts'

/** Errors that most people meet, by their names in Python. */
const PYTHON: Readonly<Partial<Record<string, string>>> = {
  IndexError: '리스트나 문자열에 없는 자리입니다. 번호는 0부터 시작하므로 아홉 번째는 8입니다.',
  RecursionError: '호출이 너무 깊어졌습니다. 끝나지 않는 재귀이거나 sys.setrecursionlimit 값이 작습니다.',
  EOFError: '입력이 끝났는데 더 읽으려고 합니다. 프로그램이 다른 형식의 입력을 기대하는 것일 수 있습니다.',
  ValueError: '숫자가 아닌 글자를 숫자로 바꾸려 했거나, 값의 개수가 변수의 개수와 다릅니다.',
  TypeError: '연산에 맞지 않는 형의 값입니다. 숫자 자리에 문자열이, 리스트 자리에 None이 온 경우가 많습니다.',
  NameError: '값이 정해지지 않은 이름입니다. 철자가 다르거나 나중에 정의되었습니다.',
  UnboundLocalError:
    '함수 안에서 값을 넣는 변수는 처음부터 지역 변수입니다. 전역 변수라면 global로 선언하세요.',
  KeyError: '딕셔너리에 없는 키입니다.',
  AttributeError: '그 값에는 그런 메서드나 속성이 없습니다. None인 경우가 많습니다.',
  ZeroDivisionError: '0으로 나누었습니다.',
  ModuleNotFoundError: '여기에는 표준 라이브러리만 있습니다.',
  IndentationError: '들여쓰기가 앞뒤 줄과 맞지 않습니다.',
  TabError: '들여쓰기에 탭과 공백이 섞여 있습니다. 한 가지만 쓰세요.',
  SyntaxError: '파이썬이 읽을 수 없는 줄입니다. 바로 앞 줄의 괄호가 빠졌을 때도 이렇게 됩니다.',
}

/** Crashes of compiled programs, by kind. */
const CPP: Readonly<Partial<Record<string, string>>> = {
  'bad-access':
    '배열의 범위를 벗어난 인덱스이거나 잘못된 포인터입니다. 번호는 0부터 시작하므로 아홉 번째는 8입니다.',
  'null-pointer':
    '아무것도 가리키지 않는 포인터로 읽거나 썼습니다. 채점 사이트에서는 Segmentation fault입니다.',
  'stack-overflow': '호출이 너무 깊어졌습니다. 끝나지 않는 재귀인 경우가 많습니다.',
  'division-by-zero': '정수를 0으로 나누었습니다.',
  exception:
    '예외가 발생했습니다. 여기에서는 예외를 잡을 수 없습니다. .at()이나 stoi에 잘못된 값을 준 경우가 많습니다.',
  'exception-to-catch':
    '여기에서는 예외를 잡을 수 없습니다. 던진 줄에서 프로그램이 끝나고 catch는 실행되지 않지만, 채점 사이트에서는 계속 실행됩니다. throw 대신 bool 같은 값을 반환하면 여기에서도 실행됩니다.',
  abort: '프로그램이 스스로 중단했습니다. assert나 abort(), 라이브러리의 검사에 걸렸습니다.',
  'undefined-behaviour': '값을 반환해야 할 함수가 return 없이 끝난 경우가 많습니다.',
  'exit-status': '0이 아닌 종료 코드는 런타임 에러로 채점됩니다. main에서 0을 반환하세요.',
}

/** Errors that most people meet, by their names in JavaScript. */
const JAVASCRIPT: Readonly<Partial<Record<string, string>>> = {
  TypeError: '없는 값을 쓰려고 했습니다. 보드를 벗어난 행(undefined)이나 함수가 아닌 이름인 경우가 많습니다.',
  RangeError: '호출이 너무 깊어진 경우가 많습니다. 끝나지 않는 재귀인지 확인하세요.',
  ReferenceError: '값이 정해지지 않은 이름입니다. 철자가 다르거나 나중에 선언되었습니다.',
  SyntaxError: '자바스크립트가 읽을 수 없는 줄입니다. 바로 앞 줄의 괄호가 빠졌을 때도 이렇게 됩니다.',
}

const EXPLAINED = { python: PYTHON, cpp: CPP, javascript: JAVASCRIPT } satisfies Record<OwnLanguage, unknown>

/** An error in other words; undefined for one that says it all. */
export const explained = (language: OwnLanguage, error: string) => EXPLAINED[language][error]

const CRASHES: Readonly<Partial<Record<string, string>>> = {
  'bad-access': '잘못된 메모리 접근',
  'null-pointer': '널 포인터',
  'stack-overflow': '스택 오버플로',
  'division-by-zero': '0으로 나누기',
  exception: '예외',
  'exception-to-catch': '여기에서는 잡을 수 없는 예외',
  abort: '중단(abort)',
  'undefined-behaviour': '정의되지 않은 동작',
  'exit-status': '종료 코드',
}

/** An error by its name; a crash has none of its own. */
export const errorName = (error: string) => CRASHES[error] ?? error

/** Errors that most people meet, by the compiler's words. */
const COMPILE: readonly (readonly [RegExp, string])[] = [
  [
    /reference to '\w+' is ambiguous/,
    'using namespace std로 들어온 라이브러리의 이름과 겹칩니다. 다른 이름을 쓰세요.',
  ],
  [/'[^']+' file not found/, '여기에는 C++ 표준 라이브러리의 헤더만 있습니다.'],
  [
    /use of undeclared identifier '(?:std|cout|cin|endl|vector|string|scanf|printf|puts|memset|sort|max|min|pair|map|set|exit)'/,
    '헤더를 포함하지 않았거나 using namespace std;가 빠졌습니다. #include <bits/stdc++.h>에 모두 들어 있습니다.',
  ],
  [/use of undeclared identifier/, '앞에서 선언하지 않은 이름입니다. 철자가 다르거나 나중에 선언되었습니다.'],
  [/expected '?;/, '세미콜론이 빠졌습니다. 앞 줄의 끝인 경우가 많습니다.'],
  [/expected '\}'|extraneous closing brace/, '중괄호의 짝이 맞지 않습니다.'],
  [/undefined symbol: main$/, '시작할 main 함수가 없습니다. main을 쓰거나, 입력에서 호출할 함수를 고르세요.'],
  [/no matching function for call/, '그런 이름의 함수가 다른 값을 받습니다.'],
]

/** The compiler’s message in other words; undefined for one that says it all. */
export const explainedCompile = (message: string) => COMPILE.find(([pattern]) => pattern.test(message))?.[1]
