/** Stand-ins for the test frameworks of tests that a user's program contains; they run no test. */

/** Matches the packages of test frameworks. */
const NAMES =
  /^(?:chai|mocha|jest|vitest|@jest\/globals|@codewars\/.*|ava|tape|jasmine|test|expect|should|sinon|fast-check)$/
/** Matches test modules beside the program's own file, such as `../test-framework`. */
const BESIDE = /^\.{1,2}\/.*(?:test|spec|assert)/i

/** Globals of test frameworks, which Node lacks. */
export const TEST_GLOBALS = [
  'Test',
  'describe',
  'context',
  'suite',
  'it',
  'xit',
  'test',
  'expect',
  'assert',
  'chai',
  'jest',
  'before',
  'after',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
] as const

/** True for the package of a test framework, and for a test module beside the program. */
export function isTestFramework(module: string): boolean {
  return NAMES.test(module) || BESIDE.test(module)
}

/** Returns a value that returns itself when called, when constructed, and for nearly every property. */
export function testFramework(): object {
  // A function with a prototype, because an arrow cannot be constructed.
  const all: object = new Proxy(function standIn() {}, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => ''
      // With a `then` method or an iterator, `await` or a loop over the value would never end.
      return name === 'then' || typeof name === 'symbol' ? undefined : all
    },
    set: () => true,
    apply: () => all,
    construct: () => all,
  })
  return all
}
