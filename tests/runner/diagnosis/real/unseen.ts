/** Programs with the faults of real ones that were collected last; see `realProgram.ts`. */
import type { RealProgram } from './realProgram.ts'

const TRIAL = { kind: 'trial', address: '' } as const

export const UNSEEN: readonly RealProgram[] = [
  {
    file: 'finds_itself_own.js.txt',
    source: TRIAL,
    input: 'own',
    natively: 'wrong',
    cause: 'The digit is placed before it is checked, so that the check finds it and refuses every digit.',
    told: [['skips', /refuses every digit/]],
    vague: ['skips', 'gives-up', 'cell-ignored', 'stuck'],
  },
  {
    file: 'shows_steps.py',
    source: TRIAL,
    input: 'boj-2580',
    natively: 'wrong',
    cause: 'The box is not checked. The program also prints the board at each step.',
    told: [['overlooked', /box is not checked/]],
    vague: ['overlooked', 'prints-early', 'prints-several'],
    puzzle: '534678912600195348198342567859761423400853091713924856961537284280419035345286179',
  },
]
