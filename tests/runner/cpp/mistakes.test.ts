/**
 * Mistakes that compiler, linker or browser find: explained in the learner's terms, at the line, in both languages. It
 * is no mistake to name a variable like a C library function.
 */
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import { ownEn } from '../../../src/page/own/en.ts'
import { ownKo } from '../../../src/page/own/ko.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program, type RunReport } from '../../support/ownTestWorker.ts'
import { some, thoroughUnless } from '../../thorough.ts'

const worker = new CppWorker()

function run(source: string): Promise<RunReport> {
  return worker.run(program(source, PUZZLES.codewars1))
}

/** Title and reason, as the panel shows them. */
function verdictWords({ outcome }: RunReport, reported: typeof ownEn): string {
  const reason = (kind: Outcome): string | undefined => {
    if (kind.kind === 'compile-error') return reported.explainedCompile(kind.message)
    return kind.kind === 'runtime-error' ? reported.explained('cpp', kind) : undefined
  }
  const title =
    outcome.kind === 'compile-error'
      ? reported.compileError(outcome)
      : outcome.kind === 'runtime-error'
        ? reported.failed(outcome)
        : outcome.kind
  return `${title} – ${reason(outcome) ?? ''}`
}

/** Words of the linker and the browser, which no explanation may contain. */
const TOOL_WORDS =
  /undefined symbol|wasm|\.o\b|libc|symbol type|unreachable|fno-exceptions|out of bounds access|null function|signature|proposals|Maximum call stack|unrepresentable|divide by zero/

/** Words of tools that the reported errors must not contain. The other `TOOL_WORDS` may be about the program. */
const LINKER_WORDS = /wasm-ld|undefined symbol|symbol type|\.o\b|fno-exceptions/

/** Mistakes tested in thorough runs only: their reports resemble others, or their headers compile twice. */
const THOROUGH_ONLY = new Set([
  'a main in a comment',
  'a main that is only declared',
  'a main in a namespace',
  'a temporary file',
  'a pipe',
  'a method without a body',
  'an external variable',
  'what cannot be reached',
  'a pure virtual function',
  'an index',
  'a large local array',
  'a division that overflows',
  'abort',
  'a thread',
  'what the library throws',
  'a curly quote',
  'a zero-width space',
  'a status',
])

const HEAD = '#include <bits/stdc++.h>\nusing namespace std;\n'

describe.each<readonly [name: string, source: string, line: number | undefined, en: string, ko: string]>([
  ['no main', 'int b[9][9];\n', undefined, 'There is no main function', 'main 함수가 없습니다'],
  [
    'a main in a comment',
    '// int main() {}\nint b;\n',
    undefined,
    'There is no main function',
    'main 함수가 없습니다',
  ],
  [
    'a main that is only declared',
    'int main();\n',
    undefined,
    'There is no main function',
    'main 함수가 없습니다',
  ],
  [
    'a main in a namespace',
    'namespace a { int main() { return 0; } }\n',
    undefined,
    'There is no main',
    'main 함수가',
  ],
  [
    'a temporary file',
    `${HEAD}int main() {\n  tmpfile();\n}\n`,
    4,
    'There is no tmpfile in a browser',
    'tmpfile 함수가 없습니다',
  ],
  [
    'another process',
    '#include <unistd.h>\nint main() { return fork(); }\n',
    2,
    'There is no fork in a browser',
    'fork 함수가 없습니다',
  ],
  [
    'a pipe',
    `${HEAD}int main() { popen("ls", "r"); }\n`,
    3,
    'There is no popen in a browser',
    'popen 함수가 없습니다',
  ],
  [
    'a jump',
    `${HEAD}#include <csetjmp>\njmp_buf b;\nint main() { longjmp(b, 1); }\n`,
    3,
    'no setjmp and longjmp',
    'setjmp와 longjmp가',
  ],
  [
    'a function without a body',
    `${HEAD}bool solve(int, int);\nint main() { return solve(0, 0); }\n`,
    3,
    'solve(int, int) is declared but has no body',
    '정의가 없는 함수: solve(int, int)',
  ],
  [
    'a method without a body',
    `${HEAD}struct S {\n  bool fits(int) const;\n};\nint main() { return S().fits(1); }\n`,
    4,
    'S::fits(int) const is declared but has no body',
    'S::fits(int) const',
  ],
  [
    'a virtual function without a body',
    'struct Base {\n  virtual void f();\n};\nint main() { Base b; }\n',
    1,
    'A virtual function of Base has no body',
    'Base 클래스의 가상 함수',
  ],
  [
    'a static variable',
    'struct S { static int count; };\nint main() { return S::count; }\n',
    1,
    'S::count is only declared in its class',
    '변수: S::count',
  ],
  [
    'an external variable',
    'extern int n;\nint main() { return n; }\n',
    1,
    'n is declared but not defined',
    '정의가 없는 이름: n',
  ],
  [
    'a function that ends without its value',
    `${HEAD}bool solve(int n) {\n  if (n > 81) return true;\n}\nint main() {\n  return solve(3);\n}\n`,
    5,
    'the function ends without a return value',
    '값을 반환하지 않고 끝난 함수',
  ],
  [
    'what cannot be reached',
    'int main() {\n  __builtin_unreachable();\n}\n',
    2,
    'undefined behaviour',
    '정의되지 않은 동작',
  ],
  [
    'a pointer to no function',
    'int (*f)(int);\nint main() {\n  return f(3);\n}\n',
    3,
    'invalid function pointer',
    '잘못된 함수 포인터',
  ],
  [
    'a pure virtual function',
    'struct A { A() { g(); } void g() { f(); } virtual void f() = 0; };\nstruct B : A { void f() {} };\nint main() { B b; }\n',
    1,
    'invalid function pointer',
    '잘못된 함수 포인터',
  ],
  [
    'an index',
    'int b[9];\nint main() {\n  volatile int i = 1 << 28;\n  b[i] = 3;\n}\n',
    4,
    'memory access out of bounds',
    '잘못된 메모리 접근',
  ],
  [
    'endless recursion',
    'int f(int n) { return f(n + 1) + 1; }\nint main() { return f(0); }\n',
    1,
    'stack overflow – Recursion is too deep',
    '스택 오버플로',
  ],
  [
    'a large local array',
    'int main() {\n  volatile int a[4000000];\n  a[0] = 1;\n  return a[5];\n}\n',
    undefined,
    'Declare large arrays outside',
    '함수 안의 변수가 스택보다',
  ],
  [
    'a division by zero',
    'int main() { volatile int z = 0; return 5 % z; }\n',
    1,
    'division by zero',
    '0으로 나누기',
  ],
  [
    'a division that overflows',
    `${HEAD}int main() { volatile int z = INT_MIN, m = -1; return z / m; }\n`,
    3,
    'division overflow',
    '나눗셈 오버플로',
  ],
  ['abort', `${HEAD}int main() { abort(); }\n`, 3, 'Line 3: aborted –', '3번 줄: 중단(abort) –'],
  [
    'a thread',
    `${HEAD}#include <thread>\nint main() {\n  thread t([] {});\n}\n`,
    5,
    'no threads here',
    '스레드를 쓸 수 없음',
  ],
  [
    'what the library throws',
    `${HEAD}int main() {\n  stoi("x");\n}\n`,
    4,
    'exception: std::invalid_argument: stoi: no conversion',
    '예외: std::invalid_argument',
  ],
  [
    'what it throws and would be caught',
    `${HEAD}int main() {\n  try { stoi("x"); } catch (...) {}\n}\n`,
    4,
    'exception, not caught here: std::invalid_argument',
    '잡을 수 없는 예외',
  ],
  ['a curly quote', `${HEAD}int main() {\n  puts(“x”);\n}\n`, 4, 'only looks like code', '코드처럼 보이지만'],
  [
    'a full-width semicolon',
    'int main() {\n  int a = 1；\n}\n',
    2,
    'only looks like code',
    '코드처럼 보이지만',
  ],
  [
    'a zero-width space',
    'int main() {\n  int\u200b a = 1;\n}\n',
    2,
    'only looks like code',
    '코드처럼 보이지만',
  ],
  ['a status', 'int main() { return 3; }\n', undefined, 'exit status: 3', '종료 코드: 3'],
])('%s', (name, source, line, en, ko) => {
  test('is explained in words of its own', thoroughUnless(!THOROUGH_ONLY.has(name)), async () => {
    const reported = await run(source)
    const [english, korean] = [verdictWords(reported, ownEn), verdictWords(reported, ownKo)]
    expect(english).toContain(en)
    expect(korean).toContain(ko)
    for (const text of [english, korean]) expect(text).not.toMatch(TOOL_WORDS)
    expect(reported.errors).not.toMatch(LINKER_WORDS)
    if (line !== undefined) expect(reported.outcome).toHaveProperty('line', line)
  })
})

describe('Variables may have the names of C library functions', () => {
  test.each(some(['open', 'close', 'read', 'write', 'link', 'time', 'malloc', 'environ', 'abort'], 2))(
    '%s',
    async (name) => {
      const source = `extern "C" int printf(const char*, ...);
int ${name}[9][9];
int main() {
  ${name}[0][0] = 5;
  printf("%d", ${name}[0][0] + ${name}[8][8]);
}
`
      expect(await run(source)).toMatchObject({ outcome: { kind: 'finished' }, output: '5' })
    },
  )

  test('and the board among them is recorded', async () => {
    const source = `#include <cstdio>
int open[9][9];
int main() {
  for (auto& row : open) for (int& cell : row) scanf("%d", &cell);
  open[0][2] = 4;
  FILE* none = fopen("/sys/none", "r");
  printf("%d", none == nullptr);
}
`
    expect(await run(source)).toMatchObject({ outcome: { kind: 'finished' }, output: '1', events: 1 })
  })
})
