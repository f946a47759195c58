/** Further attempts at running a program, with its puzzle in another form. */
import { describe, expect, test } from 'vitest'
import type { OwnVerdict } from '../../../src/app/own/own.ts'
import type { InputUse } from '../../../src/core/own/programIo.ts'
import { type Decision, decision, type Ending } from '../../../src/features/own/attempts.ts'
import type { Arrangement } from '../../../src/features/own/ownInput.ts'

/** An arrangement known by its text alone. */
function reading(text: string): Arrangement {
  return { input: { kind: 'stdin', text }, judge: text, form: undefined }
}

const crash: OwnVerdict = { kind: 'runtime-error', line: 1, error: 'ValueError', message: '', calls: 1 }

function ended(text: string, verdict: OwnVerdict, events = 0, input: InputUse = 'read'): Ending {
  return { arrangement: reading(text), verdict, events, io: { input, standIns: [], written: [] }, part: {} }
}

function drawn(decided: Decision): string {
  if (decided.kind === 'run') return `run ${decided.arrangement.judge}, ${decided.remaining.length} left`
  return `settle ${decided.ending.arrangement.judge}${decided.isForeign ? ', foreign' : ''}`
}

const OTHERS = [reading('b'), reading('c')]
const never = () => false

describe('A program that fails before it writes a digit', () => {
  test('is given the next form', () => {
    expect(drawn(decision([], ended('a', crash), OTHERS, never))).toBe('run b, 1 left')
    expect(drawn(decision([], ended('a', { kind: 'no-output' }), OTHERS, never))).toBe('run b, 1 left')
  })

  test('keeps its first verdict where no form is left, and is said to read another problem', () => {
    const first = ended('a', crash)
    expect(drawn(decision([first], ended('c', crash), [], never))).toBe('settle a, foreign')
  })

  test('is not given another if it read nothing, or came to the time limit', () => {
    expect(drawn(decision([], ended('a', { kind: 'no-output' }, 0, 'unread'), OTHERS, never))).toBe(
      'settle a',
    )
    const slow: OwnVerdict = { kind: 'time-limit', line: 1 }
    expect(drawn(decision([], ended('a', slow), OTHERS, never))).toBe('settle a')
  })
})

test('a program that has written digits has understood its input', () => {
  expect(drawn(decision([], ended('a', crash, 3), OTHERS, never))).toBe('settle a')
})

test('a form in which it only fails otherwise does not count', () => {
  const echoed = ended('b', { kind: 'no-output' })
  expect(drawn(decision([ended('a', crash)], echoed, [reading('c')], never))).toBe('run c, 0 left')
  const slow: OwnVerdict = { kind: 'time-limit', line: 1 }
  expect(drawn(decision([ended('a', crash)], ended('b', slow), [reading('c')], never))).toBe(
    'settle a, foreign',
  )
})

test('the form that it understands is the one that counts', () => {
  expect(drawn(decision([ended('a', crash)], ended('b', crash, 40), [reading('c')], never))).toBe('settle b')
})
