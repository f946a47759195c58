import { typescriptLanguage } from '@codemirror/lang-javascript'
import { highlighting } from './tokens.ts'

/** JavaScript is TypeScript without types. */
export const support = highlighting(typescriptLanguage, 2)
