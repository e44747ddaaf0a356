import type { Clock } from '#kernel/clock.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from './db/database.ts'
import type { WindowCounts } from './db/window-counts.store.ts'

/** The shared parts that use cases work on; a domain adds what it shares with the others (`declare module '#platform/app.ts'`). */
export interface App {
  db: Db
  clock: Clock
  windowCounts: WindowCounts
  /** Factor of all request limits (RATE_LIMIT_SCALE). */
  limitScale: number
  /** Without a trailing slash. */
  publicUrl: string
  /** The rates of the central bank that are in use. */
  exchange: () => ExchangeRates
}
