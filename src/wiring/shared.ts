import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import type { OwnData } from '#domains/accounts/own-data/own-data.ts'
import { bookingUpkeepStore } from '#domains/rentals/bookings/booking-upkeep.store.ts'
import { bookingStore } from '#domains/rentals/bookings/booking.store.ts'
import { idempotencyStore, RENEW_SECONDS } from '#platform/db/idempotency.store.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'
import { ownRetention } from '#platform/db/own-retention.store.ts'
import { idempotent } from '#platform/http/idempotency.ts'
import { createRateLimits } from '#platform/http/rate-limit.ts'
import type { AppContext } from './app-context.ts'

/** What every domain is wired from: the context, and what is made of them once for all. */
export type Shared = Awaited<ReturnType<typeof shareContext>>

/** What a wired domain adds to the app, beside what other domains use of it. */
export type Wired = {
  /** Routes under `/api`. */
  api?: readonly Routes[]
  /** Routes at the root. */
  root?: readonly Routes[]
  jobs?: readonly Job[]
  /** What it holds of a person, in the order in which it is erased. */
  ownData?: readonly OwnData[]
  /** What it keeps for a time alone. */
  retention?: readonly Retention[]
  /** The largest file of the forms that its paths take. */
  fileForms?: ReadonlyMap<string, number>
  /** Lets go what workers were at that have ended. */
  freeWorkOf?: (workerIds: readonly string[]) => Promise<void>
  /** Ends what is kept open for clients, before jobs are waited for. */
  endStreams?: () => void
  /** Lets go connections to the outside. */
  close?: () => unknown
}

/** `atOnce`: its first turn comes with the start, for what was left by the process before. */
export type Job = { name: string; everySeconds: number; atOnce?: boolean; work: () => Promise<unknown> }

// oxlint-disable-next-line typescript/no-explicit-any -- what a domain's routes keep on a request is their own affair
export type Routes = Hono<any>

export async function shareContext(context: AppContext) {
  const { config, database, clock, publicUrl, workerId } = context
  const keys = idempotencyStore(database.db, workerId)
  const counts = await countsOf(context)
  const now = () => new Date(clock.now().epochMilliseconds)
  const renewKeys: Job = {
    name: 'renew idempotency keys',
    everySeconds: RENEW_SECONDS,
    work: () => keys.renew(now()),
  }
  return {
    ...context,
    db: database.db,
    now,
    cookies: {
      product: config.PRODUCT_NAME.toLowerCase(),
      secure: publicUrl.startsWith('https:'),
      publicUrl: config.publicUrl,
      clock,
    },
    rateLimit: createRateLimits({ scale: config.RATE_LIMIT_SCALE, batchCounts: counts?.count }),
    idempotent: idempotent({ keys, clock }),
    /** Of bookings, which other domains read and write, too. */
    bookings: bookingStore(database.db, workerId),
    upkeep: bookingUpkeepStore(database.db, workerId),
    /** Where each domain puts its meters, for `/metrics`. */
    metrics: new Registry(),
    jobs: [renewKeys],
    retention: ownRetention,
    close: () => counts?.close(),
    freeWorkOf: keys.freeOf,
  }
}

/** What processes count together, where it is configured. */
async function countsOf({ config, log }: AppContext) {
  if (config.REDIS_URL === undefined) return null
  const { redisCounts } = await import('#connectors/request-counts/redis-counts.ts')
  const counts = redisCounts({
    url: config.REDIS_URL,
    timeoutMs: config.REDIS_TIMEOUT_MS,
    space: `${config.PRODUCT_NAME.toLowerCase()}:requests`,
    log,
  })
  await counts.opened
  return counts
}
