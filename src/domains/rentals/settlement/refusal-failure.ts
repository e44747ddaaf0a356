import type { RefusalReason } from '#domains/suppliers/public.ts'
import type { SettleFailure } from './settlement.ts'

/** The reason there is no reservation: the supplier's, or ours. `payment_lost`: the hold was gone at capture. */
export type Refusal = RefusalReason | 'unreachable' | 'price_changed' | 'payment_lost'

/** Converts a refusal to the failure shown to the traveller. */
export function refusalFailure(reason: Refusal): SettleFailure {
  if (reason === 'unreachable')
    return {
      code: 'supplier_unavailable',
      detail: 'The supplier could not be reached; nothing was booked or charged',
    }
  if (reason === 'rate_expired')
    return {
      code: 'quote_expired',
      detail: 'The supplier no longer holds its price; nothing was booked or charged. Ask for today’s price',
    }
  if (reason === 'sold_out')
    return { code: 'sold_out', detail: 'The last car of this class has just gone; nothing was charged' }
  if (reason === 'price_changed')
    return {
      code: 'price_changed',
      detail: 'The supplier has raised its price; nothing was booked or charged. Ask for today’s price',
    }
  if (reason === 'payment_lost')
    return {
      code: 'payment_declined',
      detail:
        'The bank no longer holds the amount; your booking stays as it was, and nothing was charged for it',
    }
  if (reason === 'unknown_station')
    return {
      code: 'supplier_refused',
      detail: 'The supplier no longer has this station; nothing was charged',
    }
  if (reason === 'station_closed')
    return {
      code: 'station_closed',
      detail: 'The station no longer hands out cars at these times; nothing was charged',
    }
  if (reason === 'driver_age')
    return {
      code: 'driver_age',
      detail: 'The supplier does not rent this car to a driver of this age; nothing was charged',
    }
  if (reason === 'flight_number_required')
    return {
      code: 'flight_number_required',
      detail: 'This station hands out cars only to drivers who give a flight number; nothing was charged',
    }
  return { code: 'supplier_refused', detail: 'The supplier did not accept this booking; nothing was charged' }
}
