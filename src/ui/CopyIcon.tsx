import { stroked } from './icons.tsx'

/** On what copies: none of it is seen at once. */
export const CopyIcon = stroked('M7 7h9v9.5H7zM13 7V3.5H4V13h3')
