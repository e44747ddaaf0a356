import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'
import { fail } from '#kernel/result.ts'
import { breaker } from './breaker.ts'
import { rateKey, type RateAnswer, type RateAsk } from './rate-desk.ts'
import type { SupplierConnector, SupplierFailure } from './supplier-connector.ts'

/** Specification §9: rates older than this are never served. */
export const RATE_CACHE_SECONDS = 1800

/** A supplier that has just failed is not asked the same thing again for this long. */
const FAILURE_SECONDS = 10

/** At once when it is known, else a promise that always settles. */
export type AskRates = (ask: RateAsk) => RateAnswer | Promise<RateAnswer>

type Needs = {
  connectors: ReadonlyMap<string, SupplierConnector>
  clock: Clock
  /** Hears of a connector that threw, which is a defect of ours; its plan counts as failed. */
  onDefect: (planId: string, error: unknown) => void
  cachedAnswers?: number
}

/** Asks a plan for its cars: from the rate cache, from an equal question under way, else from the supplier. */
export function askRates({ connectors, clock, onDefect, cachedAnswers = 5000 }: Needs): AskRates {
  const cache = new LRUCache<string, RateAnswer>({ max: cachedAnswers })
  const underWay = new Map<string, Promise<RateAnswer>>()
  const { mayAsk, heard } = breaker()

  async function askSupplier(key: string, { plan, rental }: RateAsk): Promise<RateAnswer> {
    const connector = connectors.get(plan.id)
    if (!connector) throw new Error(`no connector for plan ${plan.id}`)
    const startedAt = performance.now()
    const answer = await connector.availability(rental).catch((error: unknown) => {
      onDefect(plan.id, error)
      return fail<SupplierFailure>({ code: 'garbage', detail: 'the connector could not read it' })
    })
    // A supplier that says no is well.
    const isWell = answer.ok || answer.failure.code === 'refused'
    heard(plan.id, isWell ? 'answered' : 'failed', clock.now())
    const known = { at: clock.now().epochMilliseconds, tookMs: Math.round(performance.now() - startedAt) }
    const kept: RateAnswer = answer.ok
      ? { status: 'cached', rates: answer.value, ...known }
      : { status: 'failed', failure: answer.failure, ...known }
    cache.set(key, kept)
    return kept.status === 'cached' ? { ...kept, status: 'ok' } : kept
  }

  return (ask) => {
    const key = rateKey(ask)
    const cached = cache.get(key)
    if (cached) {
      const lifetime = cached.status === 'failed' ? FAILURE_SECONDS : RATE_CACHE_SECONDS
      if (clock.now().epochMilliseconds - cached.at < lifetime * 1000) return cached
      cache.delete(key)
    }
    let answer = underWay.get(key)
    if (!answer) {
      if (!mayAsk(ask.plan.id, clock.now()))
        return { status: 'off', at: clock.now().epochMilliseconds, tookMs: 0 }
      answer = askSupplier(key, ask).finally(() => underWay.delete(key))
      underWay.set(key, answer)
    }
    return answer
  }
}
