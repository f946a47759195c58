import {
  type CompileErrorKind,
  compileErrorIn,
  type ErrorKind,
  errorKind,
  type FailedOutcome,
} from '../../runner/run/errorKinds.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

const LOOKALIKE =
  '코드처럼 보이지만 코드로 쓸 수 없는 문자입니다. 둥근 따옴표, 줄바꿈 없는 공백, 전각 괄호 등이며, 블로그나 메신저에서 복사하면 섞여 들어옵니다.'

const EXPLAINED: Readonly<Record<ErrorKind, string>> = {
  'nothing-left': '리스트나 덱이 비어 있어서 더 꺼낼 것이 없습니다.',
  'no-such-place':
    '인덱스가 리스트나 문자열의 범위를 벗어났습니다. 인덱스는 0부터 시작하므로 아홉 번째는 8입니다.',
  'deep-recursion': '호출이 너무 깊어졌습니다. 끝나지 않는 재귀이거나 sys.setrecursionlimit 값이 작습니다.',
  'input-over': '입력이 끝났는데 더 읽으려고 합니다. 입력 형식이 다른 프로그램일 수 있습니다.',
  'no-number': '숫자가 아닌 문자열을 숫자로 바꾸려고 했습니다.',
  'other-count': '값의 개수가 변수의 개수와 다릅니다.',
  'no-such-value': '리스트에 없는 값입니다.',
  'other-arguments': '넘긴 인자의 개수나 이름이 함수 정의와 다릅니다.',
  'not-callable': '함수가 아닌 것을 호출했습니다. 함수와 같은 이름의 변수를 만든 경우가 많습니다.',
  'fixed-text': '문자열은 바꿀 수 없습니다. 먼저 list(…)로 리스트로 변환하세요.',
  'fixed-tuple': '튜플은 바꿀 수 없습니다. 먼저 list(…)로 리스트로 변환하세요.',
  unhashable: '리스트나 집합은 딕셔너리의 키나 집합의 원소가 될 수 없습니다. 튜플을 쓰세요.',
  'other-type':
    '자료형이 연산에 맞지 않습니다. 숫자 자리에 문자열이, 리스트 자리에 None이 온 경우가 많습니다.',
  'unknown-name': '값이 정해지지 않은 이름입니다. 철자가 틀렸거나 나중에 정의되었습니다.',
  'local-name':
    '함수 안에서 값을 대입하는 변수는 함수 전체에서 지역 변수입니다. 전역 변수를 쓰려면 global로 선언하세요.',
  'no-such-key': '딕셔너리에 없는 키이거나 집합에 없는 값입니다.',
  'no-such-attribute': '값에 없는 메서드나 속성을 썼습니다. 값이 None인 경우가 많습니다.',
  'zero-division': '0으로 나누었습니다.',
  'no-module':
    '여기에 없는 모듈입니다. 파이썬 표준 라이브러리는 대부분 쓸 수 있습니다. 이 모듈 없이도 동작하는 프로그램이라면 import 줄을 지우세요.',
  'no-numpy':
    'NumPy는 여기에 없습니다. 표준 라이브러리만 쓸 수 있습니다. np.matrix(grid)처럼 보드를 출력할 때만 쓴다면 import를 지우고 for row in grid: print(*row)로 출력하세요.',
  'no-threads': '여기에서는 스레드를 만들 수 없습니다. 함수를 직접 호출하세요.',
  'no-programs': '여기에서도 채점 사이트에서도 다른 프로그램은 실행할 수 없습니다. 이 호출을 지우세요.',
  'no-package': '여기에 없는 모듈입니다. Node의 모듈은 fs, readline 등 몇 가지만 있습니다.',
  'no-page':
    '프로그램은 채점 사이트에서처럼 페이지와 따로 실행됩니다. 표준 입력에서 읽고 console.log로 출력하세요.',
  'no-files': '여기에는 파일이 없습니다. 퍼즐은 표준 입력으로 들어옵니다.',
  indentation: '들여쓰기가 앞뒤 줄과 맞지 않습니다.',
  tabs: '들여쓰기에 탭과 공백이 섞여 있습니다. 한 가지만 쓰세요.',
  lookalike: LOOKALIKE,
  'outside-function': '함수 안에 있어야 하는 줄입니다. 들여쓰기를 확인하세요.',
  'python-2': 'Python 3에서는 print에 괄호가 필요합니다.',
  'python-syntax': 'Python이 해석할 수 없는 줄입니다. 바로 앞 줄에서 괄호를 빠뜨린 경우도 많습니다.',
  'bad-access':
    '배열의 범위를 벗어난 인덱스이거나 잘못된 포인터입니다. 인덱스는 0부터 시작하므로 아홉 번째는 8입니다.',
  'null-pointer':
    '아무것도 가리키지 않는 포인터로 읽거나 썼습니다. 채점 사이트에서는 Segmentation fault입니다.',
  'stack-overflow': '호출이 너무 깊어졌습니다. 끝나지 않는 재귀인 경우가 많습니다.',
  'large-variables': '함수 안의 변수가 스택보다 큽니다. 큰 배열은 함수 밖에 전역으로 선언하세요.',
  'division-overflow': '가장 작은 정수를 -1로 나누었습니다. 결과가 자료형의 범위를 벗어납니다.',
  'bad-function':
    '함수 포인터가 잘못되었거나 함수의 형식과 맞지 않습니다. 아직 정의되지 않은 가상 함수를 호출했을 수도 있습니다.',
  exception:
    '예외가 발생했습니다. 여기에서는 예외를 잡을 수 없습니다. .at()이나 stoi에 잘못된 값을 준 경우가 많습니다.',
  'exception-to-catch':
    '여기에서는 예외를 잡을 수 없어 throw에서 프로그램이 끝납니다. 채점 사이트에서는 계속 실행됩니다. throw 대신 bool 같은 값을 반환하세요.',
  abort: '프로그램이 스스로 실행을 중단했습니다. assert나 abort(), 라이브러리의 검사에 걸렸습니다.',
  'missing-return':
    '항상 값을 반환해야 하는 함수가 return 없이 이 중괄호에 도달했습니다. 채점 사이트에서는 임의의 값으로 계속 실행될 수 있습니다.',
  'undefined-behaviour':
    'C++의 정의되지 않은 동작(undefined behavior)입니다. 컴파일러는 프로그램이 여기에 도달하지 않는다고 가정합니다.',
  'exit-status': '0이 아닌 종료 코드는 런타임 에러로 채점됩니다. 0으로 끝내세요.',
  constant: 'const로 선언한 변수에는 다시 대입할 수 없습니다. let으로 선언하세요.',
  'not-iterable': '구조 분해하거나 반복할 수 없는 값입니다.',
  'not-there': '없는 값을 쓰려고 했습니다. 보드를 벗어난 행(undefined)인 경우가 많습니다.',
  'bad-length': '길이나 크기, 횟수가 음수이거나 너무 큽니다.',
  'not-yet-declared': '선언하는 줄보다 먼저 쓴 이름입니다.',
  'javascript-syntax': 'JavaScript가 해석할 수 없는 줄입니다. 바로 앞 줄에서 괄호를 빠뜨린 경우도 많습니다.',
  'first-line': '코드로 해석할 수 없는 줄입니다. 프로그램이 아닌 글이 있으면 지우세요.',
  'read-text': '코드나 JSON으로 해석할 수 없는 문자열입니다.',
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

const COMPILE: Readonly<Record<CompileErrorKind, Rephrased>> = {
  ambiguous: { reason: 'using namespace std로 들어온 라이브러리의 이름과 겹칩니다. 다른 이름을 쓰세요.' },
  'no-header': { reason: '여기에 없는 헤더입니다. C++ 표준 라이브러리의 헤더만 쓸 수 있습니다.' },
  'no-system': {
    title: () => '브라우저에는 system() 함수가 없습니다',
    reason:
      '다른 프로그램을 실행하는 함수인데(예: system("pause")), 여기에는 다른 프로그램이 없습니다. 채점에도 필요 없으니 이 호출을 지우세요.',
  },
  'not-here': {
    title: (name) => `브라우저에는 ${name} 함수가 없습니다`,
    reason:
      '다른 프로그램이나 파일, 키 입력은 여기에서 쓸 수 없고, 채점 사이트에서도 대개 쓸 수 없습니다. 이 호출을 지우세요.',
  },
  'no-jumps': {
    title: () => '브라우저에는 setjmp와 longjmp가 없습니다',
    reason: '보드를 다 풀었는지를 bool로 반환하면서 호출을 차례로 빠져나오세요.',
  },
  'not-included': {
    reason:
      '헤더를 포함하지 않았거나 using namespace std;가 빠졌습니다. #include <bits/stdc++.h>에는 표준 헤더가 모두 들어 있습니다.',
  },
  lookalike: { reason: LOOKALIKE },
  'unknown-name': { reason: '앞에서 선언하지 않은 이름입니다. 철자가 틀렸거나 나중에 선언되었습니다.' },
  'no-semicolon': { reason: '세미콜론이 빠졌습니다. 앞 줄의 끝인 경우가 많습니다.' },
  'no-semicolon-here': { reason: '세미콜론이 빠졌습니다.' },
  braces: { reason: '중괄호의 짝이 맞지 않습니다.' },
  'no-main': {
    title: () => 'main 함수가 없습니다',
    reason: '프로그램은 main에서 시작합니다. main을 쓰거나, 입력 메뉴에서 호출할 함수를 고르세요.',
  },
  'no-virtual-body': {
    title: (name) => `${name} 클래스의 가상 함수에 정의가 없습니다`,
    reason: '클래스에 선언만 있고 정의가 없습니다. 정의하거나 선언 끝에 = 0을 붙이세요.',
  },
  'no-body': {
    title: (name) => `선언만 있고 정의가 없는 함수: ${name}`,
    reason: '함수의 정의가 빠졌거나, 정의의 매개변수가 선언과 다릅니다.',
  },
  'no-static-variable': {
    title: (name) => `클래스 안에 선언만 있는 변수: ${name}`,
    reason: '클래스의 static 변수는 클래스 밖에서도 정의해야 합니다.',
  },
  'no-definition': {
    title: (name) => `선언만 있고 정의가 없는 이름: ${name}`,
    reason: '정의가 빠졌습니다. extern만으로는 변수가 만들어지지 않습니다.',
  },
  'library-name': {
    title: (name) => `C 라이브러리에도 있는 이름: ${name}`,
    reason: '라이브러리의 이름과 겹칩니다. 다른 이름을 쓰세요.',
  },
  'other-values': { reason: '넘긴 인자가 함수 선언과 맞지 않습니다.' },
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
