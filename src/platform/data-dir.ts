import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Claims a data directory for this process, so that two never run one database; answers how to let it go. */
export function holdDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'rihla.pid')
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && runs(holder))
      throw new Error(`${dataDir} is in use by process ${holder}; stop it, or set another DATA_DIR`)
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

/** A pid file may be left from before a restart of the machine: the number must still be a Node.js process. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || /node/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
