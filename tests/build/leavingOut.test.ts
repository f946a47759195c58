import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { without } from '../../build/leavingOut.ts'

const NOTHING = { functions: [], answers: {}, cases: [], assigned: [] }

/** The value that the code has in `outcome` once it has run. */
function outcome(code: string): unknown {
  return structuredClone(runInNewContext(`${code}\noutcome`))
}

test('a function without a body is called in vain', () => {
  const code = 'let outcome = 1; function grow() { outcome++ } grow()'
  expect(outcome(code)).toBe(2)
  expect(outcome(without(code, { ...NOTHING, functions: ['grow'] }))).toBe(1)
})

test('an answer stands where a variable is read or a function is called, and nowhere else', () => {
  const code = `let isNew = true, kept = { isNew: 3 }
    function isOld(isNew) { return !isNew }
    isNew = true
    const outcome = [isNew, isOld(isNew), kept.isNew]`
  const { isNew, isOld } = { isNew: 'false', isOld: 'null' }
  expect(outcome(code)).toEqual([true, false, 3])
  expect(outcome(without(code, { ...NOTHING, answers: { isNew, isOld } }))).toEqual([false, null, 3])
})

const CHOICE = `function chosen(tag) {
  switch (tag) {
    case 1: var one = 'one'; return one
    case 2: one = 'two'
    case 3: return one + '!'
    default: one = 'none'
  }
  return one
}
const outcome = [1, 2, 3, 4].map(chosen)`

test('a branch goes, and what it declares stays', () => {
  expect(outcome(CHOICE)).toEqual(['one', 'two!', 'undefined!', 'none'])
  const left = without(CHOICE, { ...NOTHING, cases: [1] })
  expect(outcome(left)).toEqual(['none', 'two!', 'undefined!', 'none'])
})

test('a branch into which another one falls is none that can go', () => {
  expect(() => without(CHOICE, { ...NOTHING, cases: [3] })).toThrow('There is no 3')
})

test('an assignment goes, the rest of its object stays', () => {
  const code = 'const outcome = {}; outcome.shown = 1; outcome.hiddenOne = 2; outcome.hiddenTwo = 3'
  expect(outcome(without(code, { ...NOTHING, assigned: ['outcome.hidden'] }))).toEqual({ shown: 1 })
})

test('what is not there is told by its name', () => {
  const leftOut = { functions: ['gone'], answers: { lost: 'null' }, cases: [7], assigned: ['exports.none'] }
  expect(() => without('let lost', leftOut)).toThrow('There is no gone, lost, 7, exports.none')
})
