import { ok } from '#kernel/result.ts'
import { keysOf } from '../bookings/booking.ts'
import { connectorOf } from '../settlement/settlement.ts'
import { settleHeldTask, type ActOnTask } from './booking-task.service.ts'
import { cancelled, verifyNoReservation } from './look-up-reservation.service.ts'

/** Retries cancelling an unwanted reservation at the supplier. */
export const undoReservationAgain: ActOnTask = async (app, held, { note }, by) => {
  const { booking } = held
  const undone = cancelled(await connectorOf(app, booking).cancel(keysOf(booking)))
  return undone.ok
    ? settleHeldTask(app, held, note, by, async () => ok({ reservation: 'cancelled' }))
    : undone
}

/** Settles a reservation that the supplier's desk cancelled manually. */
export const reservationUndone: ActOnTask = async (app, held, { note }, by) => {
  const undone = await verifyNoReservation(app, held.booking)
  return undone.ok
    ? settleHeldTask(app, held, note, by, async () => ok({ reservation: 'cancelled' }))
    : undone
}
