import type { Language } from '#kernel/locale.ts'
import type { Registry } from 'prom-client'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from './db/database.ts'
import type { unpaidHolds } from './db/unpaid-holds.store.ts'
import type { windowCounts } from './db/window-counts.store.ts'
import type { Log } from './log.ts'

/** Shared dependencies of use cases. A domain declares its own with `declare module '#platform/app.ts'`. */
export interface App {
  db: Db
  /** Read replica for reads that may be some seconds old; never for the caller's own recent writes. */
  readDb: Db
  clock: Clock
  log: Log
  metrics: Registry
  windowCounts: ReturnType<typeof windowCounts>
  /** Counts cars and trips that are booked without payment. */
  unpaidHolds: ReturnType<typeof unpaidHolds>
  /** Factor of all request limits (RATE_LIMIT_SCALE). */
  limitScale: number
  /** Aborted when the process shuts down: another process continues long work. */
  ending: AbortSignal
  /** No trailing slash. */
  publicUrl: string
  productName: string
  /** Languages of the shop, in the order of its menu. */
  languages: readonly Language[]
  /** Language of a first visit. */
  defaultLanguage: Language
  /** Currency of prices until the visitor chooses one. */
  defaultCurrency: string
}
