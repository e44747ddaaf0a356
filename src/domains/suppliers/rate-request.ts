import type { Plan } from './plan.ts'
import type { Rate, RentalRequest, SupplierFailure } from './supplier-connector.ts'

/** One request to one plan: its cars at a pair of stations for a rental. */
export type RateRequest = {
  plan: Plan
  rental: RentalRequest
  /**
   * True for a request by a job that no traveller is likely to repeat soon. The response is not cached, because it
   * would evict travellers' searches.
   */
  passing?: boolean
}

/** A plan's response and its time; a failure is a response, too. */
export type RateAnswer =
  /** `rates` may be unpacked on each read; `count` is their number. */
  | { status: 'ok' | 'cached'; rates: readonly Rate[]; count: number; at: number; tookMs: number }
  | { status: 'failed'; failure: SupplierFailure; at: number; tookMs: number }
  /** Not requested: the plan's breaker is open. */
  | { status: 'off'; at: number; tookMs: 0 }

/** Returns the key of the rate cache: supplier plan, stations, times, age band and residence. */
export function rateKey({ plan, rental }: RateRequest): string {
  return `rateData-${plan.id}|${rental.pickUpStation}|${rental.dropOffStation}|${rental.pickUpAt}|${rental.dropOffAt}|${rental.driverAge}|${rental.residence}`
}
