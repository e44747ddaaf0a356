import type { Plan } from './plan.ts'
import type { Rate, RentalRequest, SupplierFailure } from './supplier-connector.ts'

/** One request to one plan: its cars at a pair of stations for a rental. */
export type RateRequest = {
  plan: Plan
  rental: RentalRequest
  /**
   * Only a job wants them, and nobody will search for the same soon: the answer is not kept, as it would push out what
   * travellers search for.
   */
  passing?: boolean
}

/** A plan's response, and when it came; a failure is a response too. */
export type RateAnswer =
  /** `rates` may be unpacked at each read; `count` is their number. */
  | { status: 'ok' | 'cached'; rates: readonly Rate[]; count: number; at: number; tookMs: number }
  | { status: 'failed'; failure: SupplierFailure; at: number; tookMs: number }
  /** Not requested: the plan rests after failures. */
  | { status: 'off'; at: number; tookMs: 0 }

/** Key of the rate cache: supplier plan, stations, times, age band and residence. */
export function rateKey({ plan, rental }: RateRequest): string {
  return `rateData-${plan.id}|${rental.pickUpStation}|${rental.dropOffStation}|${rental.pickUpAt}|${rental.dropOffAt}|${rental.driverAge}|${rental.residence}`
}
