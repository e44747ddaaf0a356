import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from './start-failure.ts'

export type HeldDataDir = {
  /**
   * The same for each process that ever holds this folder, and for no other folder on any machine; null where that
   * cannot be known.
   */
  identity: string | null
  letGo(): void
}

/** One that nobody can reach any more would be closed when memory is cleared up. */
const held = new Set<DatabaseSync>()

/** Two that start at the same moment stand in each other's way for an instant. */
const CONTENTION_MS = 1000

/**
 * Claims a data directory for this process, so that two never run one embedded database. The claim is a lock of the
 * operating system: it is never had twice, ends with its process however that ends, and holds between containers that
 * share the folder.
 */
export function holdDataDir(dataDir: string): HeldDataDir {
  const file = join(dataDir, 'rihla.lock')
  // Says who holds it, for people alone.
  const holderFile = join(dataDir, 'rihla.pid')
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`pragma busy_timeout = ${CONTENTION_MS}; begin exclusive`)
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartFailure(
      `DATA_DIR: ${dataDir} is in use by ${holderIn(holderFile)}; stop it, or set another DATA_DIR`,
    )
  }
  held.add(lock)
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`)
  return {
    identity: identityOf(file),
    letGo() {
      rmSync(holderFile, { force: true })
      lock.close()
      held.delete(lock)
    },
  }
}

/** SQLITE_BUSY (sqlite.org/rescode.html). */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function holderIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}

/** A copy of a folder is another file or on another machine; a machine is another one after each of its starts. */
function identityOf(file: string): string | null {
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const { dev, ino } = statSync(file, { bigint: true })
    return `${machine}:${dev}:${ino}`
  } catch {
    return null
  }
}
