import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import { idempotencyStore } from '#platform/db/idempotency.store.ts'
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

/** An answer is kept this long under its idempotency key. */
const KEY_DAYS = 7

export async function shareSurroundings(surroundings: AppSurroundings) {
  const { config, database, clock, publicUrl, workerId } = surroundings
  const keys = idempotencyStore(database.db, workerId)
  await keys.freeOwn()
  const removeOldKeys: Job = {
    name: 'remove old idempotency keys',
    everySeconds: 3600,
    work: () => keys.removeOld(new Date(clock.now().subtract({ hours: KEY_DAYS * 24 }).epochMilliseconds)),
  }
  return {
    ...surroundings,
    db: database.db,
    now: () => new Date(clock.now().epochMilliseconds),
    cookies: {
      product: config.PRODUCT_NAME.toLowerCase(),
      secure: publicUrl.startsWith('https:'),
      publicUrl: config.publicUrl,
      clock,
    },
    rateLimit: createRateLimits(config.RATE_LIMIT_SCALE),
    idempotent: idempotent({ keys, clock }),
    /** Where each domain puts its meters, for `/metrics`. */
    metrics: new Registry(),
    jobs: [removeOldKeys],
  }
}
