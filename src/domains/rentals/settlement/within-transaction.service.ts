import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { StateTransition } from '../bookings/state-transition.ts'

/** Thrown if a booking's state differs from the one a change started from, to roll back its transaction. */
export class StaleStateError extends Error {}

/** Returns the same parts of the app, with changes of bookings bound to an open transaction. */
export function within<Within extends Pick<App, 'bookings'>>(app: Within, tx: Db): Within {
  const { bookings } = app
  return {
    ...app,
    bookings: {
      ...bookings,
      async change(change: StateTransition, alongside?: (tx: Db) => Promise<void>) {
        if (await bookings.changeIn(tx, change, alongside)) return true
        throw new StaleStateError(`booking ${change.bookingId} has changed meanwhile`)
      },
    },
  }
}
