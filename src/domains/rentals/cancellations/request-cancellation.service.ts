import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { LEASE_SECONDS } from '../settlement/settlement.ts'
import { cancellationCost } from './cancellation.ts'

/** `contents` must still match the booking, if the request depends on them. */
type CancellationRequest = {
  booking: BookingRecord
  reason: string | null
  contents?: NonNullable<StateTransition['from']['cart']>
}

/**
 * Records a cancellation request for a confirmed booking, at its current cost. False if the booking has
 * changed since it was read.
 */
export function requestCancellation(
  { bookings, clock }: Pick<App, 'bookings' | 'clock'>,
  request: CancellationRequest,
  alongside?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return bookings.change(cancellationRequest(request, clock.now()), alongside)
}

/** Returns the state transition that requests a confirmed booking's cancellation, at its cost at `now`. */
export function cancellationRequest(
  { booking, reason, contents }: CancellationRequest,
  now: Temporal.Instant,
): StateTransition {
  return {
    bookingId: booking.id,
    from: { status: 'confirmed', supplierState: 'reserved', ...(contents && { cart: contents }) },
    set: {
      supplierState: 'cancelling',
      cancellation: { requestedAt: now.toString(), reason, ...cancellationCost(booking, now) },
      attempts: 0,
      leaseUntil: now.add({ seconds: LEASE_SECONDS }),
    },
    event: { kind: 'cancel_requested' },
    now,
  }
}
