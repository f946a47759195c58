/** The library of this machine's Python, as clean programs. */
import { spawnSync } from 'node:child_process'

const found = spawnSync('python3', ['-c', 'import sysconfig; print(sysconfig.get_path("stdlib"))'], {
  encoding: 'utf8',
})

/** Its folder; undefined without a Python. */
export const PYTHON_LIBRARY = found.status === 0 ? found.stdout.trim() : undefined
