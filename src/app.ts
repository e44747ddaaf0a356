import { indexedPaths } from '#domains/content/destinations/indexed-paths.usecase.ts'
import { listPagePaths } from '#domains/content/read-content.usecase.ts'
import { operations as operationsModule } from '#domains/operations/module.ts'
import { limitLedgerDates } from '#domains/payments/ledger.store.ts'
import { bulk } from '#domains/staff/module.ts'
import { travellers } from '#domains/travellers/module.ts'
import { findDue } from '#platform/db/due-work.store.ts'
import { clockMeter, readinessMeter } from '#platform/http/readiness-meter.ts'
import { createJobs } from '#platform/jobs.ts'
import { createReadiness, secondsAhead } from '#platform/readiness.ts'
import { createScheduledJobs } from '#platform/scheduled-jobs.ts'
import type { AppContext } from './wiring/app-context.ts'
import { openAppParts } from './wiring/app-parts.ts'
import { ALL_FIELD_MESSAGES } from './wiring/field-messages.ts'
import { layHttp } from './wiring/http-layers.ts'
import { wireMetrics } from './wiring/metrics.ts'
import { listDomains } from './wiring/modules.ts'
import { operationParts } from './wiring/operations.ts'
import { wirePersonalData } from './wiring/personal-data.ts'
import { registerDomains } from './wiring/registered.ts'
import { wireRetention } from './wiring/retention.ts'
import { wireSite } from './wiring/site.ts'
import { wireModule } from './wiring/wire-module.ts'

/**
 * Delay of low-priority work at start-up, in milliseconds: a waiting visitor loads the first page by then.
 */
export const AFTER_FIRST_PAGE_MS = 5000

/** Wires each domain, and puts their routes behind the layers that every request passes. */
export async function createApp(context: AppContext) {
  const domains = registerDomains()
  const { add, runJob } = domains
  const parts = await openAppParts(context)
  const { app: own, guards, shared, accounts, staff } = parts
  const { config, log } = shared
  const metrics = wireMetrics(shared)
  for (const domain of listDomains(parts)) await add(domain)
  // These come last: they collect the bulk actions, the personal data and the retention rules of all the others.
  const actsByName = new Map(domains.bulkActs().map((action) => [action.name, action]))
  await add(wireModule({ ...own, actsByName }, guards, bulk))
  const personalData = await add(wirePersonalData(shared, accounts, staff, domains.personalData()))
  await add(wireModule({ ...own, ...personalData.parts }, guards, travellers))
  await add(wireRetention(shared, domains.retention()))
  const jobs = createJobs(log, findDue(context.database.db, context.clock))
  const engine = createScheduledJobs({
    runText: context.database.runText,
    works: context.role !== 'web',
    log,
  })
  const operations = operationParts(shared, {
    allJobs: domains.jobs,
    allScheduled: domains.scheduled,
    engine,
    nudge: (name) => jobs.nudge(name),
  })
  await add(wireModule({ ...own, ...operations.parts }, guards, operationsModule))

  let stopping = false
  const { database, clock } = context
  const isChecked = (context.hasRealClock ?? false) && config.MAX_CLOCK_SKEW_SECONDS > 0
  const unreadyReason = createReadiness({
    database,
    dataDir: config.DATA_DIR,
    clockCheck: isChecked ? { clock, maxSkewSeconds: config.MAX_CLOCK_SKEW_SECONDS } : null,
  })
  if (isChecked) await limitLedgerDates(database.db, config.MAX_CLOCK_SKEW_SECONDS)
  readinessMeter(shared.metrics, unreadyReason)
  clockMeter(shared.metrics, () => secondsAhead(database, clock))
  const site = wireSite(
    shared,
    async (request, bindings) => app.fetch(request, bindings ?? {}),
    {
      contentGeneration: own.content.generation,
      contentPages: () => listPagePaths(shared.db),
      destinationPaths: () => indexedPaths(own.destinations),
    },
    parts.links,
    parts.releaseFiles.find,
  )
  const app: ReturnType<typeof layHttp> = layHttp(shared, {
    domains,
    metrics,
    authLayers: accounts.authLayers,
    identity: parts.identity,
    partnerLinks: parts.links,
    site,
    fieldMessages: ALL_FIELD_MESSAGES,
    afterWrite: jobs.requestCheck,
    unreadyReason: async () => (stopping ? 'it is about to stop' : unreadyReason()),
  })

  return {
    fetch: app.fetch,
    request: app.request,
    /** Every route as `METHOD /path`, in Hono's notation. */
    routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
      (route) => !route.startsWith('ALL '),
    ),
    /** Request contracts of the routes in the API reference. */
    contracts: app.openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? [one.route] : [])),
    startJobs() {
      for (const { name, everySeconds, isDue, work, atOnce, everyProcess } of domains.jobs()) {
        if (context.role === 'web' && !everyProcess) continue
        const watched = operations.watched(name, work)
        if (isDue)
          jobs.whenDue({
            name,
            everySeconds,
            isDue,
            work: watched,
            onNothing: () => operations.recordIdle(name),
          })
        else jobs.every(everySeconds, name, watched)
        if (atOnce === 'late') setTimeout(() => void jobs.nudge(name), AFTER_FIRST_PAGE_MS).unref()
        else if (atOnce) void jobs.nudge(name)
      }
      if (context.role === 'web') return
      void engine.start(domains.scheduled().map(operations.watchedOnce))
      jobs.whenDue({ name: 'scheduled jobs', everySeconds: 1, isDue: engine.hasDue, work: engine.wake })
    },
    freeWorkOf: domains.freeWorkOf,
    readMetrics: () => shared.metrics.getMetricsAsJSON(),
    runJob,
    retention: domains.retention(),
    /** Makes `/readyz` fail from now on; everything else continues. */
    retire() {
      stopping = true
    },
    retired: () => stopping,
    /** Resolves when the running jobs have finished. */
    async stop() {
      stopping = true
      parts.endWork()
      domains.endStreams()
      await Promise.all([jobs.stop(), engine.stop()])
      await domains.close()
    },
  }
}
