import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm'
/** The databases of a run stay well below this. */
const ROOM_BYTES = 2_000_000_000

/** Where a run keeps what it throws away again: in memory where that has room, for half of a database test is its disk. */
export function memoryDir(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= ROOM_BYTES ? SHARED_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
