import { createEcbRates } from '#connectors/exchange-rates/ecb-rates.ts'
import { createCallRecorder } from '#domains/suppliers/health/call-recorder.service.ts'
import { combineMetrics } from '#domains/suppliers/rate-metrics.ts'
import { createRateFetcher } from '#domains/suppliers/fetch-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { openExchangeRates } from '#domains/suppliers/exchange-rates/open-exchange-rates.service.ts'
import { countingUnclear, planMeters } from '#domains/suppliers/plan-meters.service.ts'
import { hedged } from '#domains/suppliers/hedged.service.ts'
import { noLonger } from '#domains/suppliers/no-longer.service.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { RATES_VERSION } from '#domains/suppliers/rates/rate-shape.ts'
import { sharedRatesMeters } from '#domains/suppliers/rates/shared-rates-meters.service.ts'
import { tracedCalls } from '#platform/tracing.ts'
import type { Shared } from './share-context.ts'

export type Suppliers = Awaited<ReturnType<typeof wireSuppliers>>

/** Timeout of a request for the central bank's table. */
const BANK_TIMEOUT_MS = 5000

/** Maximum lease of one process on requesting a plan's rates: longer than any plan's timeout. */
const MAX_FETCH_MS = 25_000

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
      const counted = countingUnclear(one, (reason) => meters.droppedExtra(planId, reason))
      return [planId, tracedCalls('supplier', { 'rihla.plan': planId }, counted)]
    }),
  )
  const plans = (await loadPlans(db)).filter(({ id }) => connectors.has(id))
  const { exchange, reloadExchange } = await openExchangeRates({ db })
  const breaker = createBreaker()
  const shared = await sharedRatesOf({ config, metrics, log })
  const planIds = plans.map(({ id }) => id)
  const meters = planMeters({ registry: metrics, planIds, breaker, clock })
  const isPlanOn = (planId: string) => settings.ofPlan('plan_on', planId)
  const callRecorder = createCallRecorder({ db, clock, plans, settings }, breaker)
  return {
    plans,
    isPlanOn,
    plansOff: () => planIds.filter((id) => !isPlanOn(id)),
    /** Returns the suppliers of the plans on sale, each once. */
    soldSuppliers: () => [
      ...new Map(
        plans.flatMap(({ id, supplier }) => (isPlanOn(id) ? [[supplier.id, supplier]] : [])),
      ).values(),
    ],
    connectors,
    exchange,
    reloadExchange,
    fetchBankRates:
      config.ecbUrl === null ? null : createEcbRates({ url: config.ecbUrl, timeoutMs: BANK_TIMEOUT_MS }),
    callRecorder,
    fetchRates: createRateFetcher({
      connectors: allPatient(connectors, config.HEDGE_AFTER_MS, (planId) =>
        settings.ofPlan('plan_timeout', planId),
      ),
      connectorsOfJobs,
      breaker,
      exchange,
      clock,
      metrics: combineMetrics([meters, callRecorder.metrics]),
      shared,
      onDefect: (planId, err) => log.error({ planId, err }, 'a connector threw'),
    }),
    close: () => shared?.close(),
  }
}

/**
 * Returns the connectors for a search: with the staff's timeout, and a second, hedged request if configured.
 */
function allPatient(
  connectors: Shared['connectors'],
  hedgeAfterMs: number | undefined,
  timeoutOf: (planId: string) => number,
): Shared['connectors'] {
  return new Map(
    [...connectors].map(([planId, connector]) => {
      const fetchAvailability = connector.availability
      const once = hedgeAfterMs === undefined ? fetchAvailability : hedged(fetchAvailability, hedgeAfterMs)
      return [planId, { ...connector, availability: noLonger(once, () => timeoutOf(planId)) }]
    }),
  )
}

/**
 * Opens the rate cache shared between processes, if configured. Its client takes 30 MB, so it is loaded only
 * then.
 */
async function sharedRatesOf({ config, metrics, log }: Pick<Shared, 'config' | 'metrics' | 'log'>) {
  if (config.REDIS_URL === undefined) return null
  const { redisRates } = await import('#connectors/rate-cache/redis-rates.ts')
  const shared = redisRates({
    url: config.REDIS_URL,
    timeoutMs: config.REDIS_TIMEOUT_MS,
    maxFetchMs: MAX_FETCH_MS,
    leaseMs: Math.max(MIN_LEASE_MS, config.REDIS_TIMEOUT_MS * REQUESTS_IN_A_LEASE),
    space: `${config.PRODUCT_NAME.toLowerCase()}:rates:${RATES_VERSION}`,
    metrics: sharedRatesMeters(metrics),
    log,
  })
  await shared.opened
  return shared
}
