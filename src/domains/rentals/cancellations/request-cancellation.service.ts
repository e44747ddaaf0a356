import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { LEASE_SECONDS } from '../settlement/settlement.ts'
import { cancellationCost } from './cancellation.ts'

type Needs = { bookings: Pick<BookingStore, 'change'>; clock: Clock }

/** `contents`: what the booking holds if the request depends on it. */
type Requested = {
  booking: BookingRecord
  reason: string | null
  contents?: NonNullable<StateTransition['from']['cart']>
}

/** Writes that a confirmed booking is to be cancelled, at the cost of this moment; false: it changed meanwhile. */
export function requestCancellation(
  { bookings, clock }: Needs,
  requested: Requested,
  alongside?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return bookings.change(cancellationRequest(requested, clock.now()), alongside)
}

/** The change by which a confirmed booking is to be cancelled, at the cost of this moment. */
export function cancellationRequest(
  { booking, reason, contents }: Requested,
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
