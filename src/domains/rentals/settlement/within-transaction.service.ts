import type { Db } from '#platform/db/database.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { StateTransition } from '../bookings/state-transition.ts'

/** Thrown where a booking is no longer in the state that a change started from, so that its transaction is rolled back. */
export class Overtaken extends Error {}

/** The same needs, whose changes of bookings are part of an open transaction. */
export function within<Needs extends { bookings: BookingStore }>(needs: Needs, tx: Db): Needs {
  const { bookings } = needs
  return {
    ...needs,
    bookings: {
      ...bookings,
      async change(change: StateTransition, alongside?: (tx: Db) => Promise<void>) {
        if (await bookings.changeIn(tx, change, alongside)) return true
        throw new Overtaken(`booking ${change.bookingId} has changed meanwhile`)
      },
    },
  }
}
