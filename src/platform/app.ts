import type { Clock } from '#kernel/clock.ts'
import type { Db } from './db/database.ts'
import type { WindowCounts } from './db/window-counts.store.ts'

/** The shared parts that use cases work on; a domain adds what it shares with the others (`declare module '#platform/app.ts'`). */
export interface App {
  db: Db
  clock: Clock
  windowCounts: WindowCounts
}
