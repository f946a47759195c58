import { ownOf } from './commands.ts'
import { totalBytes } from 'virtual:cpp-files'
import { bytes } from 'virtual:python-files'
import type { Own } from './own.ts'
import type { CachedTool } from '../../runner/run/keptTools.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import styles from './ToolLine.module.css'

/** Size of each tool in this browser's storage; Python is stored unpacked. */
const KEPT_BYTES: Readonly<Record<CachedTool, number>> = {
  cpp: totalBytes,
  python: Object.values(bytes).reduce((sum, size) => sum + size, 0),
}

interface ToolLineProps {
  readonly own: Own
  readonly tool: CachedTool
}

/**
 * Says how large the compiler or interpreter is, that memory is short for it, or that this browser has stored it; then
 * with a button that removes it.
 */
export function ToolLine({ own: { tools, madeBytes, run }, tool }: ToolLineProps) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const status = tools[tool]
  if (status === 'unknown') return undefined
  // Python is mentioned only once stored, and not beside a verdict.
  if (tool === 'python' && (status !== 'kept' || run !== undefined)) return undefined
  return (
    <div className={styles.line}>
      {status === 'absent' && <p>{words.toolSize(tool, KEPT_BYTES[tool])}</p>}
      {status === 'short-memory' && <p>{words.shortMemory}</p>}
      {status === 'kept' && (
        <>
          <p>{words.toolKept(tool, KEPT_BYTES[tool] + madeBytes[tool])}</p>
          <Button
            label={words.removeTool}
            shows="label"
            onClick={() => command({ kind: 'removeTool', tool })}
          />
        </>
      )}
    </div>
  )
}
