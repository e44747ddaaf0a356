import type { Money } from '#kernel/money.ts'
import type { TripCategory } from '../categories.contract.ts'
import type { Fare } from '../lines/fare.contract.ts'
import type { TripQuote } from './quote.contract.ts'

/** Returns the costs of cancelling a booked trip from now on, in order of time. `until` is null for the last. */
export type CancellationCosts = (
  trip: { category: TripCategory; startAt: Temporal.Instant; total: Money },
  now: Temporal.Instant,
) => readonly { until: Temporal.Instant | null; fee: Money }[]

declare module '#platform/app.ts' {
  interface App {
    cancellationCosts: CancellationCosts
  }
}

type Option = TripQuote['options'][number]

type Quoted = {
  quoteId: string
  vehicleType: Option['vehicle_type']
  fare: Fare
  /** ISO 8601. */
  expiresAt: string
  costs: ReturnType<CancellationCosts>
}

/** Converts an option of a quote to API format. */
export function quoteOption({ quoteId, vehicleType, fare, expiresAt, costs }: Quoted): Option {
  return {
    quote_id: quoteId,
    vehicle_type: vehicleType,
    fare,
    expires_at: expiresAt,
    cancellation: costs.map(({ until, fee }) => ({ until: until?.toString() ?? null, fee })),
  }
}
