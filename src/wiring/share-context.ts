import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import { s3Files } from '#connectors/file-store/s3-files.ts'
import type { BulkAct } from '#domains/staff/bulk/bulk-act.ts'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import { storedFiles } from '#domains/accounts/picture/stored-file.store.ts'
import { bookingUpkeepStore } from '#domains/rentals/bookings/booking-jobs.store.ts'
import { bookingStore } from '#domains/rentals/bookings/booking.store.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import { idempotencyStore, RENEW_SECONDS } from '#platform/db/idempotency.store.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'
import { ownRetention } from '#platform/db/own-retention.store.ts'
import { sellerOf } from '#domains/invoices/invoice.ts'
import { followSettings } from '#domains/settings/followed-settings.service.ts'
import { isAfterSettings } from '#domains/settings/setting.store.ts'
import { openReads } from '#platform/db/read-database.ts'
import { unpaidHolds } from '#platform/db/unpaid-holds.store.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import { knownBrowsers } from '#platform/http/known-browser.ts'
import { idempotent } from '#platform/http/idempotency.ts'
import {
  createLimitEach,
  createRateLimits,
  createWithinLimits,
  namedLimits,
} from '#platform/http/rate-limit.ts'
import type { AppContext } from './app-context.ts'

/** Requests of a network that write to addresses which their senders type: many people share some networks. */
const TYPED_LIMIT = { most: 200, seconds: 86_400 }

/** What every domain is wired from: the context, and what is built from it once for all of them. */
export type Shared = Awaited<ReturnType<typeof shareContext>>

/** What a wired domain adds to the app, besides what other domains use from it. */
export type Wired = {
  /** Routes under `/api`. */
  api?: readonly Routes[]
  /** Routes under `/trips`. */
  trips?: readonly Routes[]
  /** Routes at the root. */
  root?: readonly Routes[]
  jobs?: readonly Job[]
  /** Work without rows to be its queue, done once for all processes. */
  scheduled?: readonly ScheduledJob[]
  /** The personal data it stores, in the order of erasure. */
  personalData?: readonly PersonalData[]
  /** What the staff may do to many rows of its lists at once. */
  bulkActs?: readonly BulkAct[]
  /** The data it keeps for a limited time. */
  retention?: readonly Retention[]
  /** Maximum size of a form with a file, in bytes, by path. */
  fileForms?: ReadonlyMap<string, number>
  /** Paths that take a form as well as JSON, as other programs send it. */
  formsToo?: readonly string[]
  /** Paths whose replies come compressed as the caller accepts. */
  selfPacked?: readonly string[]
  /** Releases the work of workers that have ended. */
  freeWorkOf?: (workerIds: readonly string[]) => Promise<void>
  /** Ends the streams open to clients, and long jobs, before waiting for jobs. */
  endStreams?: () => void
  /** Closes connections to outside services. */
  close?: () => unknown
}

/**
 * Work that every process does by itself, on rows that are claimed or in its own memory. `isDue`: it runs when this says that it
 * has work, every `everySeconds` at most; without it, every `everySeconds`. `atOnce`: runs first at start-up, for work left by the
 * previous process; `late`: some seconds later, as it holds up the first page. `everyProcess`: it looks after the memory of its process, so that each runs it, whatever its role; the others
 * are left to processes that work on jobs.
 */
export type Job = {
  name: string
  everySeconds: number
  isDue?: Due
  atOnce?: boolean | 'late'
  everyProcess?: true
  work: () => Promise<unknown>
}

// oxlint-disable-next-line typescript/no-explicit-any -- a domain's routes set request variables of their own
export type Routes = Hono<any>

export async function shareContext(context: AppContext) {
  const { config, database, clock, publicUrl, workerId } = context
  const cookies = { product: config.PRODUCT_NAME.toLowerCase(), secure: publicUrl.startsWith('https:') }
  const metrics = new Registry()
  const reads = openReads({ url: config.DATABASE_READ_URL, primary: database.db, log: context.log, metrics })
  const keys = idempotencyStore(database.db, workerId)
  const counts = await countsOf(context)
  const limits = { scale: config.RATE_LIMIT_SCALE, ...countedTogether(counts, context.siblings) }
  const now = () => clock.now()
  const renewKeys: Job = {
    name: 'renew idempotency keys',
    everySeconds: RENEW_SECONDS,
    everyProcess: true,
    work: () => keys.renew(now()),
  }
  const settings = await followedSettings(context)
  /** Followed by jobs, too; a request reads again what is too old for it. */
  const follow: Job = {
    name: 'settings',
    everySeconds: 2,
    isDue: () => isAfterSettings(settings.generation()),
    everyProcess: true,
    work: settings.forget,
  }
  /** Counts that last longer than a minute or that money depends on. */
  const sharedCounts = windowCounts(database.db, keyedHash(derivedKey(config.APP_SECRET, 'counts')))
  const rateLimit = createRateLimits({
    ...limits,
    countToTyped: ({ name, times }) =>
      sharedCounts.take(
        [
          {
            name: `requests to typed addresses from ${name}`,
            limit: scaledLimit(TYPED_LIMIT, times * config.RATE_LIMIT_SCALE),
          },
        ],
        now(),
      ),
  })
  return {
    ...context,
    db: database.db,
    productName: config.PRODUCT_NAME,
    languages: config.LANGUAGES,
    defaultLanguage: config.defaultLanguage,
    defaultCurrency: config.DEFAULT_CURRENCY,
    /** For reads alone that may be some seconds old, of what the caller has not just written. */
    readDb: reads.db,
    now,
    seller: sellerOf(config),
    /** What the staff have set, as this process knows it. */
    settings,
    cookies: {
      ...cookies,
      publicUrl: config.publicUrl,
      clock,
      browsers: knownBrowsers({ secret: config.APP_SECRET, cookies, clock, path: '/api' }),
    },
    rateLimit,
    /** The limit of operations, by its name. */
    limitOf: namedLimits(rateLimit),
    limitEach: createLimitEach(limits),
    withinLimit: createWithinLimits(limits),
    windowCounts: sharedCounts,
    limitScale: config.RATE_LIMIT_SCALE,
    /** Pictures, of people and of cars. */
    files: config.STORAGE_URL ? s3Files(config.STORAGE_URL) : storedFiles(database.db),
    unpaidHolds: unpaidHolds(keyedHash(derivedKey(config.APP_SECRET, 'unpaid holds'))),
    idempotent: idempotent({
      keys,
      clock,
      hash: keyedHash(derivedKey(config.APP_SECRET, 'idempotent requests')),
    }),
    /** Shared, because other domains read and write bookings, too. */
    bookings: bookingStore(database.db, workerId),
    upkeep: bookingUpkeepStore(database.db, workerId),
    /** Where each domain registers its metrics, for `/metrics`. */
    metrics,
    jobs: [renewKeys, follow],
    retention: ownRetention,
    close: async () => {
      await reads.close()
      counts?.close()
    },
    freeWorkOf: keys.freeOf,
  }
}

/** The request counts shared between processes, if configured. */
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

/** Whoever counts the requests of several processes; siblings tell a moment later, for which nobody waits. */
function countedTogether(counts: Awaited<ReturnType<typeof countsOf>>, siblings: AppContext['siblings']) {
  if (counts) return { batchCounts: counts.count }
  return siblings ? { batchCounts: siblings.count, waitMs: 0 } : {}
}

/** What the staff set, as this process follows it. */
function followedSettings({ config, database, clock, log }: AppContext) {
  return followSettings({
    db: database.db,
    clock,
    config,
    onFailure: (err) => log.warn({ err }, 'the settings were not read again; those read last stay'),
  })
}
