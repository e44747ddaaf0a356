import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import { s3Files } from '#connectors/file-store/s3-files.ts'
import type { BulkAct } from '#domains/staff/bulk/bulk-act.ts'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import { storedFiles } from '#domains/accounts/picture/stored-file.store.ts'
import { bookingJobStore } from '#domains/rentals/bookings/booking-jobs.store.ts'
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
  routeLimits,
} from '#platform/http/rate-limit.ts'
import type { AppContext } from './app-context.ts'

/** Requests of a network that write to addresses which their senders type: many people share some networks. */
const MAIL_REQUEST_LIMIT = { most: 200, seconds: 86_400 }

/** Dependencies of every domain: the context, and the services built from it once for all domains. */
export type Shared = Awaited<ReturnType<typeof shareContext>>

/** Contributions of a wired domain to the app, besides what other domains use from it. */
export type Wired = {
  /** Routes under `/api`. */
  api?: readonly Routes[]
  /** Routes under `/trips`. */
  trips?: readonly Routes[]
  /** Routes at the root. */
  root?: readonly Routes[]
  jobs?: readonly Job[]
  /** Work without a row as its queue, done once for all processes. */
  scheduled?: readonly ScheduledJob[]
  /** The personal data it stores, in the order of erasure. */
  personalData?: readonly PersonalData[]
  /** Actions that staff can run on many rows of its lists at once. */
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
 * Work that every process does by itself, on claimed rows or in its own memory. `isDue`: runs only if this
 * returns true, every `everySeconds` at most; absent: every `everySeconds`. `atOnce`: runs first at start-up,
 * for work left by the previous process; `late`: some seconds later, because it would delay the first page.
 * `everyProcess`: maintains the process's memory, so each process runs it, whatever its role; only processes
 * that work on jobs run the others.
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
  /** Refreshes the settings for jobs, too; a request rereads outdated settings itself. */
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
    countMailRequests: ({ name, times }) =>
      sharedCounts.take(
        [
          {
            name: `requests to typed addresses from ${name}`,
            limit: scaledLimit(MAIL_REQUEST_LIMIT, times * config.RATE_LIMIT_SCALE),
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
    /** Read replica for reads that may be some seconds old; never for the caller's own recent writes. */
    readDb: reads.db,
    now,
    seller: sellerOf(config),
    /** The staff settings, as this process knows them. */
    settings,
    cookies: {
      ...cookies,
      publicUrl: config.publicUrl,
      clock,
      browsers: knownBrowsers({ secret: config.APP_SECRET, cookies, clock, path: '/api' }),
    },
    rateLimit,
    /** The limit of operations, by its name. */
    limitOf: routeLimits(rateLimit),
    limitEach: createLimitEach(limits),
    withinLimit: createWithinLimits(limits),
    windowCounts: sharedCounts,
    limitScale: config.RATE_LIMIT_SCALE,
    /** Images of people and of cars. */
    files: config.STORAGE_URL ? s3Files(config.STORAGE_URL) : storedFiles(database.db),
    unpaidHolds: unpaidHolds(keyedHash(derivedKey(config.APP_SECRET, 'unpaid holds'))),
    idempotent: idempotent({
      keys,
      clock,
      hash: keyedHash(derivedKey(config.APP_SECRET, 'idempotent requests')),
    }),
    /** Shared, because other domains read and write bookings, too. */
    bookings: bookingStore(database.db, workerId),
    bookingJobs: bookingJobStore(database.db, workerId),
    /** The registry of each domain's metrics, for `/metrics`. */
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

/** Returns the request counts shared between processes, if configured. */
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

/**
 * Returns the shared counter of several processes. Siblings report a moment later, so requests do not wait
 * for them.
 */
function countedTogether(counts: Awaited<ReturnType<typeof countsOf>>, siblings: AppContext['siblings']) {
  if (counts) return { batchCounts: counts.count }
  return siblings ? { batchCounts: siblings.count, waitMs: 0 } : {}
}

/** Follows the staff settings in this process. */
function followedSettings({ config, database, clock, log }: AppContext) {
  return followSettings({
    db: database.db,
    clock,
    config,
    onFailure: (err) => log.warn({ err }, 'the settings were not read again; those read last stay'),
  })
}
