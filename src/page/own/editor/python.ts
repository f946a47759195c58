import { pythonLanguage } from '@codemirror/lang-python'
import { highlighting } from './tokens.ts'

/** Python for the editor: the grammar only, without the completions of its package. */
export const support = highlighting(pythonLanguage, 4)
