import type { Clock } from '#kernel/clock.ts'
import type { Db } from './db/database.ts'
import type { WindowCounts } from './db/window-counts.store.ts'

/** Shared dependencies of use cases. A domain declares its own with `declare module '#platform/app.ts'`. */
export interface App {
  db: Db
  clock: Clock
  windowCounts: WindowCounts
}
