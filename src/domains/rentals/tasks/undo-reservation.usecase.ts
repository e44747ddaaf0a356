import { ok } from '#kernel/result.ts'
import { keysOf } from '../bookings/booking.ts'
import { bookingTask, type ActOnTask, type TaskNeeds } from './booking-task.service.ts'
import { cancelled, connectorOf, verifyNoReservation } from './look-up-reservation.service.ts'

/** The supplier is asked again to cancel a reservation that nobody wants. */
export function undoReservationAgain(needs: TaskNeeds): ActOnTask {
  const { settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    const { booking } = held
    const undone = cancelled(await connectorOf(needs, booking).cancel(keysOf(booking)))
    return undone.ok ? settle(held, note, by, async () => ok({ reservation: 'cancelled' })) : undone
  }
}

/** The supplier's desk has cancelled it by hand. */
export function reservationUndone(needs: TaskNeeds): ActOnTask {
  const { settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    const undone = await verifyNoReservation(needs, held.booking)
    return undone.ok ? settle(held, note, by, async () => ok({ reservation: 'cancelled' })) : undone
  }
}
