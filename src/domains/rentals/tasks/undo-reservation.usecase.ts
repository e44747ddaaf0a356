import { ok } from '#kernel/result.ts'
import { keysOf } from '../bookings/booking.ts'
import { bookingTask, type ActOnTask, type TaskNeeds } from './booking-task.service.ts'
import { cancelled, connectorOf, verifyNoReservation } from './look-up-reservation.service.ts'

/** Retries cancelling an unwanted reservation at the supplier. */
export function undoReservationAgain(needs: TaskNeeds): ActOnTask {
  const { settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    const { booking } = held
    const undone = cancelled(await connectorOf(needs, booking).cancel(keysOf(booking)))
    return undone.ok ? settle(held, note, by, async () => ok({ reservation: 'cancelled' })) : undone
  }
}

/** Settles a reservation that the supplier's desk cancelled manually. */
export function reservationUndone(needs: TaskNeeds): ActOnTask {
  const { settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    const undone = await verifyNoReservation(needs, held.booking)
    return undone.ok ? settle(held, note, by, async () => ok({ reservation: 'cancelled' })) : undone
  }
}
