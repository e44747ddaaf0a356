import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from './start-failure.ts'

export type LockedDataDir = {
  /**
   * Equal for every process that holds this folder until the machine reboots, and unique among folders on all machines.
   * Null if unknown.
   */
  identity: string | null
  letGo(): void
}

/** Keeps the lock's connection reachable: garbage collection would close it. */
const locked = new Set<DatabaseSync>()

/** Processes that start at the same moment contend for the lock briefly. */
const CONTENTION_MS = 1000

/**
 * Locks a data directory for this process, so that two never run one embedded database. It is an operating-system lock:
 * exclusive, released however the process ends, and effective between containers that share the folder.
 */
export function lockDataDir(dataDir: string): LockedDataDir {
  const file = join(dataDir, 'rihla.lock')
  // Names the holder, for error messages only.
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
  locked.add(lock)
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`)
  return {
    identity: identityOf(file),
    letGo() {
      rmSync(holderFile, { force: true })
      lock.close()
      locked.delete(lock)
    },
  }
}

/** Returns true for SQLITE_BUSY (sqlite.org/rescode.html). */
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

/**
 * Returns the identity of a folder. A copied folder has another inode or is on another machine, and a machine gets a
 * new boot id at each boot. Null if unknown.
 */
function identityOf(file: string): string | null {
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const { dev, ino } = statSync(file, { bigint: true })
    return `${machine}:${dev}:${ino}`
  } catch {
    return null
  }
}
