import { strokedIcon } from './icons.tsx'

/** Icon of copy buttons; in its own file, because no copy button is visible at startup. */
export const CopyIcon = strokedIcon('M7 7h9v9.5H7zM13 7V3.5H4V13h3')
