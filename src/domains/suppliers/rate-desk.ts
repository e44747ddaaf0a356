import type { Plan } from './plan.ts'
import type { Rate, RentalRequest, SupplierFailure } from './supplier-connector.ts'

/** One question to one plan: its cars at a pair of stations for a rental. */
export type RateAsk = { plan: Plan; rental: RentalRequest }

/** What a plan answered, and when; a failure is an answer too. */
export type RateAnswer =
  /** `rates` may be unpacked each time they are read; `count` says how many they are. */
  | { status: 'ok' | 'cached'; rates: readonly Rate[]; count: number; at: number; tookMs: number }
  | { status: 'failed'; failure: SupplierFailure; at: number; tookMs: number }
  /** Not asked: it only failed of late. */
  | { status: 'off'; at: number; tookMs: 0 }

/** Key of the rate cache: supplier plan, stations, times, age band and residence. */
export function rateKey({ plan, rental }: RateAsk): string {
  return `rateData-${plan.id}|${rental.pickUpStation}|${rental.dropOffStation}|${rental.pickUpAt}|${rental.dropOffAt}|${rental.driverAge}|${rental.residence}`
}
