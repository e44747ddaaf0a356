import type { Clock } from '#kernel/clock.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import type { Breaker, Permit } from './breaker.ts'
import { sensibleRates } from './nonsense-rates.ts'
import { rateKey, type RateAnswer, type RateAsk } from './rate-desk.ts'
import { rateShelf } from './rate-shelf.ts'
import type { RateWatch } from './rate-watch.ts'
import type { Rate, SupplierConnector, SupplierFailure } from './supplier-connector.ts'

/** Specification §9: rates older than this are never served. */
export const RATE_CACHE_SECONDS = 1800

/** A supplier that has just failed is not asked the same thing again for this long. */
const FAILURE_SECONDS = 10

/** At once when it is known, else a promise that always settles. */
export type AskRates = (ask: RateAsk) => RateAnswer | Promise<RateAnswer>

type Needs = {
  connectors: ReadonlyMap<string, SupplierConnector>
  breaker: Breaker
  exchange: () => ExchangeRates
  clock: Clock
  watch: RateWatch
  /** Hears of a connector that threw, which is a defect of ours; its plan counts as failed. */
  onDefect: (planId: string, error: unknown) => void
}

/** Asks a plan for its cars: from the rate cache, from an equal question under way, else from the supplier. */
export function askRates(needs: Needs): AskRates {
  const { connectors, breaker, exchange, clock, watch, onDefect } = needs
  const shelf = rateShelf()
  const underWay = new Map<string, Promise<RateAnswer>>()

  async function askSupplier(key: string, { plan, rental }: RateAsk, permit: Permit): Promise<RateAnswer> {
    watch.asked(plan.id)
    const startedAt = performance.now()
    const answer = await availability(connectors.get(plan.id), rental).catch((error: unknown) => {
      onDefect(plan.id, error)
      return fail<SupplierFailure>({ code: 'garbage', detail: 'the connector could not read it' })
    })
    const tookMs = Math.round(performance.now() - startedAt)
    // A supplier that says no is well.
    const isWell = answer.ok || answer.failure.code === 'refused'
    breaker.heard(plan.id, isWell ? 'answered' : 'failed', permit, clock.now())
    const known = { at: clock.now().epochMilliseconds, tookMs }
    if (answer.ok) watch.answered(plan.id, tookMs)
    else watch.failed(plan.id, answer.failure.code, tookMs)
    if (!answer.ok) {
      const failed: RateAnswer = { status: 'failed', failure: answer.failure, ...known }
      void shelf.put(key, failed)
      return failed
    }
    const rates = sensible(plan.id, answer.value)
    const answered = { rates, count: rates.length, ...known }
    void shelf.put(key, { status: 'cached', ...answered })
    return { status: 'ok', ...answered }
  }

  function sensible(planId: string, rates: readonly Rate[]): readonly Rate[] {
    const sorted = sensibleRates(rates, exchange())
    for (const why of sorted.nonsense) watch.dropped(planId, why)
    return sorted.sensible
  }

  return (ask) => {
    const key = rateKey(ask)
    const cached = shelf.get(key)
    if (cached) {
      const lifetime = cached.status === 'failed' ? FAILURE_SECONDS : RATE_CACHE_SECONDS
      if (clock.now().epochMilliseconds - cached.at < lifetime * 1000) return cached
      shelf.drop(key)
    }
    let answer = underWay.get(key)
    if (!answer) {
      const permit = breaker.mayAsk(ask.plan.id, clock.now())
      if (permit === null) return { status: 'off', at: clock.now().epochMilliseconds, tookMs: 0 }
      answer = askSupplier(key, ask, permit).finally(() => underWay.delete(key))
      underWay.set(key, answer)
    }
    return answer
  }
}

/** Whatever a connector throws, also before it first waits, is its promise's. */
async function availability(connector: SupplierConnector | undefined, rental: RateAsk['rental']) {
  if (!connector) throw new Error('the plan has no connector')
  return connector.availability(rental)
}
