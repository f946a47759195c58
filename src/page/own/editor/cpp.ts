import { cppLanguage } from '@codemirror/lang-cpp'
import { highlighting } from './tokens.ts'

export const support = highlighting(cppLanguage, 4)
