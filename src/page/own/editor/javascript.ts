import { typescriptLanguage } from '@codemirror/lang-javascript'
import { highlighting } from './tokens.ts'

/** Editor support for JavaScript, by the grammar of TypeScript, which covers it. */
export const support = highlighting(typescriptLanguage, 2)
