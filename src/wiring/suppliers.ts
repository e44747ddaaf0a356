import { createEcbRates } from '#connectors/exchange-rates/ecb-rates.ts'
import { addCalls, addGarbage, supplierCallRetention } from '#domains/suppliers/health/call-count.store.ts'
import { recordCalls } from '#domains/suppliers/health/record-calls.service.ts'
import { combineMetrics } from '#domains/suppliers/rate-metrics.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import {
  loadExchangeRates,
  saveExchangeRates,
} from '#domains/suppliers/exchange-rates/exchange-rates.store.ts'
import { followCentralBank } from '#domains/suppliers/exchange-rates/follow-central-bank.usecase.ts'
import { countingUnclear, planMeters } from '#domains/suppliers/plan-meters.service.ts'
import { hedged } from '#domains/suppliers/hedged.service.ts'
import { noLonger } from '#domains/suppliers/no-longer.service.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { RATES_VERSION } from '#domains/suppliers/rates/rate-shape.ts'
import { sharedRatesMeters } from '#domains/suppliers/rates/shared-rates-meters.service.ts'
import { supplierMarkRoutes } from '#domains/suppliers/supplier-mark.routes.ts'
import { NotAnswered } from '#platform/jobs.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import { tracedCalls } from '#platform/tracing.ts'
import type { Job, Shared } from './share-context.ts'

export type Suppliers = Awaited<ReturnType<typeof wireSuppliers>>

/** Timeout of a request for the central bank's table. */
const BANK_TIMEOUT_MS = 5000

/** Maximum lease of one process on requesting a plan's rates: longer than any plan's timeout. */
const TURN_MS = 25_000

/** Minimum duration of a lease without renewal, and its duration as a multiple of Redis's timeout: a late renewal keeps it. */
const MIN_LEASE_MS = 2_000
const REQUESTS_IN_A_LEASE = 20

export async function wireSuppliers({
  config,
  db,
  clock,
  log,
  connectors: untraced,
  connectorsOfJobs,
  metrics,
  settings,
}: Shared) {
  const connectors: Shared['connectors'] = new Map(
    [...untraced].map(([planId, one]) => {
      const counted = countingUnclear(one, (why) => meters.droppedExtra(planId, why))
      return [planId, tracedCalls('supplier', { 'rihla.plan': planId }, counted)]
    }),
  )
  const plans = (await loadPlans(db)).filter(({ id }) => connectors.has(id))
  let exchangeRates = await loadExchangeRates(db)
  async function readRates(): Promise<void> {
    exchangeRates = await loadExchangeRates(db)
  }
  const jobs: Job[] = [
    { name: 'exchange rates of each process', everySeconds: 60, everyProcess: true, work: readRates },
  ]
  /** Today's rates. */
  const exchange = () => exchangeRates
  const breaker = createBreaker()
  const shared = await sharedRatesOf({ config, metrics, log })
  const planIds = plans.map(({ id }) => id)
  const meters = planMeters({ registry: metrics, planIds, breaker, clock })
  const isPlanOn = (planId: string) => settings.ofPlan('plan_on', planId)
  const calls = recordCalls({
    write: (rows) => addCalls(db, rows),
    writeGarbage: (rows) => addGarbage(db, rows),
    planIds,
    breaker,
    deadlineMs: () => settings.of('search_deadline'),
    clock,
  })
  jobs.push({ name: 'calls of suppliers', everySeconds: 5, everyProcess: true, work: calls.flush })
  return {
    plans,
    isPlanOn,
    plansOff: () => planIds.filter((id) => !isPlanOn(id)),
    /** Of the plans that are newly sold, each once. */
    soldSuppliers: () => [
      ...new Map(
        plans.flatMap(({ id, supplier }) => (isPlanOn(id) ? [[supplier.id, supplier]] : [])),
      ).values(),
    ],
    connectors,
    exchange,
    askRates: askRates({
      connectors: allPatient(connectors, config.HEDGE_AFTER_MS, (planId) =>
        settings.ofPlan('plan_timeout', planId),
      ),
      connectorsOfJobs,
      breaker,
      exchange,
      clock,
      metrics: combineMetrics([meters, calls.metrics]),
      shared,
      onDefect: (planId, err) => log.error({ planId, err }, 'a connector threw'),
    }),
    root: [supplierMarkRoutes({ plans })],
    jobs,
    scheduled: centralBank({ config, db, clock }, readRates),
    retention: supplierCallRetention,
    async close() {
      await calls.flush().catch((err: unknown) => log.warn({ err }, 'the last calls were not counted'))
      await shared?.close()
    },
  }
}

/**
 * The bank publishes in the afternoon of its own days. What it does not answer is asked again; until then the newest rates stay
 * in force.
 */
function centralBank(
  { config, db, clock }: Pick<Shared, 'config' | 'db' | 'clock'>,
  readRates: () => Promise<void>,
): ScheduledJob[] {
  if (config.ecbUrl === null) return []
  const takeNewRates = followCentralBank({
    ask: createEcbRates({ url: config.ecbUrl, timeoutMs: BANK_TIMEOUT_MS }),
    save: (rates) => saveExchangeRates(db, rates),
    clock,
  })
  async function work(): Promise<void> {
    const taken = await takeNewRates()
    if (!taken.ok)
      throw new NotAnswered(`no new exchange rates: ${taken.failure.code}: ${taken.failure.detail}`)
    // This process need not wait for its turn of reading them.
    await readRates()
  }
  return [{ name: 'exchange rates', cron: '15 16,18 * * *', timeZone: 'Europe/Berlin', atOnce: true, work }]
}

/** The connectors as a search waits for them: no longer than the staff have set, and asked a second time if configured. */
function allPatient(
  connectors: Shared['connectors'],
  hedgeAfterMs: number | undefined,
  timeoutOf: (planId: string) => number,
): Shared['connectors'] {
  return new Map(
    [...connectors].map(([planId, connector]) => {
      const ask = connector.availability
      const once = hedgeAfterMs === undefined ? ask : hedged(ask, hedgeAfterMs)
      return [planId, { ...connector, availability: noLonger(once, () => timeoutOf(planId)) }]
    }),
  )
}

/** The rate cache shared between processes, if configured. Its client takes 30 MB, so it is loaded only then. */
async function sharedRatesOf({ config, metrics, log }: Pick<Shared, 'config' | 'metrics' | 'log'>) {
  if (config.REDIS_URL === undefined) return null
  const { redisRates } = await import('#connectors/rate-cache/redis-rates.ts')
  const shared = redisRates({
    url: config.REDIS_URL,
    timeoutMs: config.REDIS_TIMEOUT_MS,
    turnMs: TURN_MS,
    leaseMs: Math.max(MIN_LEASE_MS, config.REDIS_TIMEOUT_MS * REQUESTS_IN_A_LEASE),
    space: `${config.PRODUCT_NAME.toLowerCase()}:rates:${RATES_VERSION}`,
    metrics: sharedRatesMeters(metrics),
    log,
  })
  await shared.opened
  return shared
}
