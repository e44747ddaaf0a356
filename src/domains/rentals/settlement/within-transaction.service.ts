import type { Db } from '#platform/db/database.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { StateTransition } from '../bookings/state-transition.ts'

/** Thrown if a booking's state differs from the one a change started from, to roll back its transaction. */
export class Overtaken extends Error {}

/** Returns the same dependencies, with changes of bookings bound to an open transaction. */
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
