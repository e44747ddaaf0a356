import { createEcbRates } from '#connectors/exchange-rates/ecb-rates.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import {
  loadExchangeRates,
  saveExchangeRates,
} from '#domains/suppliers/exchange-rates/exchange-rates.store.ts'
import { followCentralBank } from '#domains/suppliers/exchange-rates/follow-central-bank.usecase.ts'
import { planMeters } from '#domains/suppliers/plan-meters.service.ts'
import { hedged } from '#domains/suppliers/hedged.service.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { RATES_VERSION } from '#domains/suppliers/rates/rate-shape.ts'
import { sharedRatesMeters } from '#domains/suppliers/rates/shared-rates-meters.service.ts'
import { supplierMarkRoutes } from '#domains/suppliers/supplier-mark.routes.ts'
import type { Job, Shared } from './share-context.ts'

export type Suppliers = Awaited<ReturnType<typeof wireSuppliers>>

/** Timeout of a request for the central bank's table. */
const BANK_TIMEOUT_MS = 5000

/** Maximum lease of one process on requesting a plan's rates: longer than any plan's timeout. */
const TURN_MS = 25_000

export async function wireSuppliers({
  config,
  db,
  clock,
  log,
  connectors,
  connectorsOfJobs,
  metrics,
}: Shared) {
  const plans = (await loadPlans(db)).filter(({ id }) => connectors.has(id))
  let exchangeRates = await loadExchangeRates(db)
  const takeNewRates =
    config.ecbUrl === null
      ? null
      : followCentralBank({
          ask: createEcbRates({ url: config.ecbUrl, timeoutMs: BANK_TIMEOUT_MS }),
          save: (rates) => saveExchangeRates(db, rates),
          onFailure: (failure) =>
            log.warn({ failure, date: exchangeRates.date }, 'no new exchange rates; those of this date stay'),
          clock,
        })
  const jobs: Job[] = [
    {
      name: 'exchange rates',
      everySeconds: 3600,
      atOnce: true,
      // Another process may have fetched them, too.
      work: async () => {
        await takeNewRates?.()
        exchangeRates = await loadExchangeRates(db)
      },
    },
  ]
  /** Today's rates. */
  const exchange = () => exchangeRates
  const breaker = createBreaker()
  const shared = await sharedRatesOf({ config, metrics, log })
  const planIds = plans.map(({ id }) => id)
  return {
    plans,
    connectors,
    exchange,
    /** Ids of those that this process does not ask for a while, as they only failed. */
    restingPlans: () => planIds.filter((id) => breaker.stateOf(id, clock.now()) !== 'closed'),
    askRates: askRates({
      connectors:
        config.HEDGE_AFTER_MS === undefined ? connectors : allHedged(connectors, config.HEDGE_AFTER_MS),
      connectorsOfJobs,
      breaker,
      exchange,
      clock,
      metrics: planMeters({ registry: metrics, planIds, breaker, clock }),
      shared,
      onDefect: (planId, err) => log.error({ planId, err }, 'a connector threw'),
    }),
    root: [supplierMarkRoutes({ plans })],
    jobs,
    close: () => shared?.close(),
  }
}

function allHedged(connectors: Shared['connectors'], afterMs: number): Shared['connectors'] {
  return new Map(
    [...connectors].map(([planId, connector]) => [
      planId,
      { ...connector, availability: hedged(connector.availability, afterMs) },
    ]),
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
    space: `${config.PRODUCT_NAME.toLowerCase()}:rates:${RATES_VERSION}`,
    metrics: sharedRatesMeters(metrics),
    log,
  })
  await shared.opened
  return shared
}
