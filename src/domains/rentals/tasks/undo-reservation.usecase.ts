import { ok } from '#kernel/result.ts'
import { keysOf } from '../bookings/booking.ts'
import { connectorOf } from '../settlement/settlement.ts'
import { settleAndContinue, type TaskAction } from './booking-task.service.ts'
import { cancelled, verifyNoReservation } from './look-up-reservation.service.ts'

/** Retries cancelling an unwanted reservation at the supplier. */
export const undoReservationAgain: TaskAction = async (app, current, { note }, by) => {
  const { booking } = current
  const reverted = cancelled(await connectorOf(app, booking).cancel(keysOf(booking)))
  return reverted.ok
    ? settleAndContinue(app, current, note, by, async () => ok({ reservation: 'cancelled' }))
    : reverted
}

/** Settles a reservation that the supplier's desk cancelled manually. */
export const settleReservationCancelled: TaskAction = async (app, current, { note }, by) => {
  const reverted = await verifyNoReservation(app, current.booking)
  return reverted.ok
    ? settleAndContinue(app, current, note, by, async () => ok({ reservation: 'cancelled' }))
    : reverted
}
