import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeldDataDir = {
  /** The same for every process that ever holds this directory: never two at a time. */
  workerId: string
  letGo(): void
}

/** Claims a data directory for this process, so that two never run one database. */
export function holdDataDir(dataDir: string): HeldDataDir {
  const file = join(dataDir, 'rihla.pid')
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && runs(holder))
      throw new Error(`${dataDir} is in use by process ${holder}; stop it, or set another DATA_DIR`)
  }
  writeFileSync(file, String(process.pid))
  return { workerId: workerIdOf(dataDir), letGo: () => rmSync(file, { force: true }) }
}

function workerIdOf(dataDir: string): string {
  const file = join(dataDir, 'worker-id')
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (/^[0-9a-f-]{36}$/.test(known)) return known
  const id = crypto.randomUUID()
  writeFileSync(file, id)
  return id
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
