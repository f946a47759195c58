import type { CrashKind } from './outcome.ts'

/** Names of the crashes of compiled programs, in both languages of the page. */
const CRASH_NAMES: Readonly<Record<CrashKind, { readonly en: string; readonly ko: string }>> = {
  'bad-access': { en: 'memory access out of bounds', ko: '잘못된 메모리 접근' },
  'null-pointer': { en: 'null pointer', ko: '널 포인터' },
  'stack-overflow': { en: 'stack overflow', ko: '스택 오버플로' },
  'division-by-zero': { en: 'division by zero', ko: '0으로 나누기' },
  'division-overflow': { en: 'division overflow', ko: '나눗셈 오버플로' },
  'bad-function': { en: 'invalid function pointer', ko: '잘못된 함수 포인터' },
  exception: { en: 'exception', ko: '예외' },
  'exception-to-catch': { en: 'exception, not caught here', ko: '여기에서는 잡을 수 없는 예외' },
  abort: { en: 'aborted', ko: '중단(abort)' },
  'missing-return': { en: 'the function ends without a return value', ko: '값을 반환하지 않고 끝난 함수' },
  'undefined-behaviour': { en: 'undefined behaviour', ko: '정의되지 않은 동작' },
  thread: { en: 'no threads here', ko: '스레드를 쓸 수 없음' },
  'exit-status': { en: 'exit status', ko: '종료 코드' },
}

/** Returns the name of an error. Errors of Python and JavaScript have one; crashes of C++ are described. */
export function errorName(error: string, language: 'en' | 'ko'): string {
  const names: Readonly<Record<string, { readonly en: string; readonly ko: string }>> = CRASH_NAMES
  return names[error]?.[language] ?? error
}
