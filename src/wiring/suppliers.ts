import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { loadExchangeRates } from '#domains/suppliers/exchange-rates.store.ts'
import { planMeters } from '#domains/suppliers/plan-meters.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { supplierMarkRoutes } from '#domains/suppliers/supplier-mark.routes.ts'
import type { Job, Shared } from './shared.ts'

export type Suppliers = Awaited<ReturnType<typeof wireSuppliers>>

export async function wireSuppliers({ db, clock, log, connectors, metrics }: Shared) {
  const plans = (await loadPlans(db)).filter(({ id }) => connectors.has(id))
  let exchangeRates = await loadExchangeRates(db)
  const jobs: Job[] = [
    {
      name: 'exchange rates',
      everySeconds: 3600,
      work: async () => (exchangeRates = await loadExchangeRates(db)),
    },
  ]
  /** Today's rates. */
  const exchange = () => exchangeRates
  const breaker = createBreaker()
  const planIds = plans.map(({ id }) => id)
  return {
    plans,
    connectors,
    exchange,
    askRates: askRates({
      connectors,
      breaker,
      exchange,
      clock,
      watch: planMeters({ registry: metrics, planIds, breaker, clock }),
      onDefect: (planId, err) => log.error({ planId, err }, 'a connector threw'),
    }),
    root: [supplierMarkRoutes({ plans })],
    jobs,
  }
}
