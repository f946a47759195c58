import { ownOf } from './commands.ts'
import { totalBytes } from 'virtual:cpp-files'
import { bytes } from 'virtual:python-files'
import type { Own } from './own.ts'
import type { CachedTool } from '../../runner/run/keptTools.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import lines from './LookalikesLine.module.css'
import styles from './ToolLine.module.css'

/** Size of each tool in this browser's storage; Python is stored unpacked. */
const KEPT_BYTES: Readonly<Record<CachedTool, number>> = {
  cpp: totalBytes,
  python: Object.values(bytes).reduce((sum, size) => sum + size, 0),
}

interface ToolProps {
  readonly own: Own
  readonly tool: CachedTool
}

/** Before a run: says how large the compiler is, or that memory is short for it. */
export function ToolLine({ own: { tools }, tool }: ToolProps) {
  const words = useWords(OWN)
  const status = tools[tool]
  // Python is mentioned only once it is stored.
  if (tool === 'python' || status === 'unknown' || status === 'kept') return undefined
  return (
    <div className={lines.line}>
      <p>{status === 'absent' ? words.toolSize(tool, KEPT_BYTES[tool]) : words.shortMemory}</p>
    </div>
  )
}

/** Says that this browser has stored the compiler or interpreter, with a button that removes it. */
export function KeptTool({ own: { tools, madeBytes }, tool }: ToolProps) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  if (tools[tool] !== 'kept') return undefined
  return (
    <div className={styles.kept}>
      <p>{words.toolKept(tool, KEPT_BYTES[tool] + madeBytes[tool])}</p>
      <Button label={words.removeTool} shows="label" onClick={() => command({ kind: 'removeTool', tool })} />
    </div>
  )
}
