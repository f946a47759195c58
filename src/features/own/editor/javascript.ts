import { typescriptLanguage } from '@codemirror/lang-javascript'
import { highlighting } from './tokens.ts'

/** The TypeScript grammar covers JavaScript. */
export const support = highlighting(typescriptLanguage, 2)
