import { msOf, type Clock } from '#kernel/clock.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import type { Breaker, Permit } from './breaker.ts'
import { plausibleRates } from './rates/implausible-rates.ts'
import { rateKey, type RateAnswer, type RateRequest } from './rate-request.ts'
import { FAILURES_LIVE_MS, rateCache, RATES_LIVE_MS } from './rates/rate-cache.service.ts'
import type { RateMetrics } from './rate-metrics.ts'
import { readShared } from './rates/read-shared.service.ts'
import type { SharedRates, FetchLease } from './rates/shared-rates.ts'
import type { Rate, SupplierConnector, SupplierFailure, SupplierResult } from './supplier-connector.ts'

/** Requests a plan's rates. Synchronous if cached, otherwise a promise that always settles. */
export type FetchRates = (request: RateRequest) => RateAnswer | Promise<RateAnswer>

declare module '#platform/app.ts' {
  interface App {
    /** By plan id; a plan without a connector is not sold. */
    connectors: ReadonlyMap<string, SupplierConnector>
    fetchRates: FetchRates
  }
}

type Availability = Pick<SupplierConnector, 'availability'>

type Needs = {
  connectors: ReadonlyMap<string, Availability>
  /** Connectors for requests with `passing`, instead of the usual ones. */
  connectorsOfJobs?: ReadonlyMap<string, Availability> | undefined
  breaker: Breaker
  exchange: () => ExchangeRates
  clock: Clock
  metrics: RateMetrics
  /** Null if this process does not share its rates. */
  shared: SharedRates | null
  /** Called if a connector throws, which is a bug; its plan counts as failed. */
  onDefect: (planId: string, error: unknown) => void
}

/**
 * Requests a plan's cars: from the rate cache, from an equal request in progress, from the shared cache, otherwise from
 * the supplier.
 */
export function createRateFetcher(needs: Needs): FetchRates {
  const { connectors, connectorsOfJobs, breaker, exchange, clock, metrics, shared, onDefect } = needs
  const cache = rateCache({ clock })
  const underWay = new Map<string, { answer: Promise<RateAnswer>; passing: boolean }>()
  const now = () => msOf(clock)

  /** Requests the supplier unless the plan's breaker is open. Ends the lease in every case. */
  function fetchFromSupplier(
    key: string,
    request: RateRequest,
    lease: FetchLease | null,
  ): RateAnswer | Promise<RateAnswer> {
    const permit = breaker.takePermit(request.plan.id, clock.now())
    if (permit !== null) return callSupplier(key, request, permit, lease)
    void lease?.release(null)
    return { status: 'off', at: now(), tookMs: 0 }
  }

  async function callSupplier(
    key: string,
    { plan, rental, passing }: RateRequest,
    permit: Permit,
    lease: FetchLease | null,
  ): Promise<RateAnswer> {
    metrics.requested(plan.id)
    const startedAt = performance.now()
    const ofJobs = passing === true ? connectorsOfJobs?.get(plan.id) : undefined
    const answer = await availability(ofJobs ?? connectors.get(plan.id), rental).catch((error: unknown) => {
      onDefect(plan.id, error)
      return fail<SupplierFailure>({ code: 'garbage', detail: 'the connector could not read it' })
    })
    const tookMs = Math.round(performance.now() - startedAt)
    reportToBreaker(plan.id, answer, permit)
    const known = { at: now(), tookMs }
    if (answer.ok) metrics.answered(plan.id, tookMs)
    else metrics.failed(plan.id, answer.failure, tookMs)
    if (!answer.ok) {
      const failed = { status: 'failed', failure: answer.failure, ...known } as const
      // A request that was never sent may be sent by the next search.
      if (answer.failure.code !== 'overloaded') cache.putFailure(key, failed)
      // A failure may be specific to this process, so it is not shared: other processes send their own request.
      void lease?.release(null)
      return failed
    }
    const rates = plausible(plan.id, answer.value)
    const answered = { rates, count: rates.length, ...known }
    if (underWay.get(key)?.passing) {
      void lease?.release(null)
      return { status: 'ok', ...answered }
    }
    void cache
      .put(key, { status: 'cached', ...answered })
      .then((packed) => lease?.release({ packed, leftMs: RATES_LIVE_MS - (now() - known.at) }))
    return { status: 'ok', ...answered }
  }

  function reportToBreaker(planId: string, answer: SupplierResult<Rate[]>, permit: Permit): void {
    if (!answer.ok && answer.failure.code === 'overloaded') return breaker.notSent(planId, permit)
    // A rejection is a healthy response.
    const isWell = answer.ok || answer.failure.code === 'refused'
    breaker.heard(planId, isWell ? 'answered' : 'failed', permit, clock.now())
  }

  async function fetchShared(
    key: string,
    request: RateRequest,
    withOthers: SharedRates,
  ): Promise<RateAnswer> {
    const canAllBeSold = (rates: readonly Rate[]) =>
      plausibleRates(rates, exchange()).implausible.length === 0
    const found = await readShared(withOthers, key, canAllBeSold)
    if (found === null || 'release' in found) return fetchFromSupplier(key, request, found)
    const { packed, rates, tookMs } = found
    // Computed from the remaining lifetime, because the clocks of two machines differ.
    const ageMs = Math.max(0, RATES_LIVE_MS - found.leftMs)
    const answer = { status: 'cached', rates, count: rates.length, at: now() - ageMs, tookMs } as const
    cache.putPacked(key, answer, packed)
    return answer
  }

  function plausible(planId: string, rates: readonly Rate[]): readonly Rate[] {
    const sorted = plausibleRates(rates, exchange())
    for (const reason of sorted.implausible) metrics.dropped(planId, reason)
    return sorted.plausible
  }

  return (request) => {
    const key = rateKey(request)
    const cached = cache.get(key)
    if (cached) {
      if (now() - cached.at < (cached.status === 'failed' ? FAILURES_LIVE_MS : RATES_LIVE_MS)) return cached
      cache.drop(key)
    }
    const same = underWay.get(key)
    if (same) {
      // A traveller now needs the same response, so it is cached.
      if (!request.passing) same.passing = false
      return same.answer
    }
    const answer = shared ? fetchShared(key, request, shared) : fetchFromSupplier(key, request, null)
    if (!(answer instanceof Promise)) return answer
    const settled = answer.finally(() => underWay.delete(key))
    underWay.set(key, { answer: settled, passing: request.passing === true })
    return settled
  }
}

/** Calls the connector; turns any error, even one thrown synchronously, into a rejected promise. */
async function availability(connector: Availability | undefined, rental: RateRequest['rental']) {
  if (!connector) throw new Error('the plan has no connector')
  return connector.availability(rental)
}
