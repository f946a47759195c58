import { pythonLanguage } from '@codemirror/lang-python'
import { highlighting } from './tokens.ts'

/** Without the completions that its package comes with. */
export const support = highlighting(pythonLanguage, 4)
