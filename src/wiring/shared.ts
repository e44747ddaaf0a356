import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import { idempotencyStore, RENEW_SECONDS } from '#platform/db/idempotency.store.ts'
import { idempotent } from '#platform/http/idempotency.ts'
import { createRateLimits } from '#platform/http/rate-limit.ts'
import type { AppSurroundings } from './surroundings.ts'

/** What every domain is wired from: the surroundings, and what is made of them once for all. */
export type Shared = Awaited<ReturnType<typeof shareSurroundings>>

/** What a wired domain adds to the app, beside what other domains use of it. */
export type Wired = {
  /** Routes under `/api`. */
  api?: readonly Routes[]
  /** Routes at the root. */
  root?: readonly Routes[]
  jobs?: readonly Job[]
}

/** `atOnce`: its first turn comes with the start, for what was left by the process before. */
export type Job = { name: string; everySeconds: number; atOnce?: boolean; work: () => Promise<unknown> }

// oxlint-disable-next-line typescript/no-explicit-any -- what a domain's routes keep on a request is their own affair
type Routes = Hono<any>

export async function shareSurroundings(surroundings: AppSurroundings) {
  const { config, database, clock, publicUrl, workerId } = surroundings
  const keys = idempotencyStore(database.db, workerId)
  const counts = await countsOf(surroundings)
  const now = () => new Date(clock.now().epochMilliseconds)
  const renewKeys: Job = {
    name: 'renew idempotency keys',
    everySeconds: RENEW_SECONDS,
    work: () => keys.renew(now()),
  }
  return {
    ...surroundings,
    db: database.db,
    now,
    cookies: {
      product: config.PRODUCT_NAME.toLowerCase(),
      secure: publicUrl.startsWith('https:'),
      publicUrl: config.publicUrl,
      clock,
    },
    rateLimit: createRateLimits({ scale: config.RATE_LIMIT_SCALE, countTogether: counts?.count }),
    idempotent: idempotent({ keys, clock }),
    /** Where each domain puts its meters, for `/metrics`. */
    metrics: new Registry(),
    jobs: [renewKeys],
    stopCounting: () => counts?.close(),
    /** Frees the keys of workers that have ended. */
    freeKeysOf: keys.freeOf,
  }
}

/** What processes count together, where it is configured. */
async function countsOf({ config, log }: AppSurroundings) {
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
