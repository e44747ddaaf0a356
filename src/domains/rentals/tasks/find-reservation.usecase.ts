import { ok } from '#kernel/result.ts'
import { recordReservation, recordSupplierRejection } from '../orders/record-order.service.ts'
import {
  continueBooking,
  leaseBooking,
  refusedTask,
  settleHeldTask,
  type ActOnTask,
  type Held,
} from './booking-task.service.ts'
import { lookUpReservation } from './look-up-reservation.service.ts'

const isAsked = ({ booking: { status, supplierState } }: Held) =>
  status === 'awaiting_supplier' && supplierState === 'asked'

/** Settles a reservation that the supplier's desk found under a number; the order continues with it. */
export const foundReservation: ActOnTask = async (app, held, { note, supplierReference }, by) => {
  const { booking } = held
  if (!isAsked(held)) return refusedTask('booking_moved')
  if (await app.bookings.hasReservation(booking, supplierReference))
    return refusedTask('reservation_of_another')
  if (!(await leaseBooking(app, held))) return refusedTask('booking_busy')
  const found = await lookUpReservation(app, { ...booking, supplierReference })
  if (!found.ok) {
    await continueBooking(app, held)
    return found
  }
  return settleHeldTask(app, held, note, by, async (within) => {
    await recordReservation(within, booking, found.value)
    return ok({ supplier_reference: supplierReference, reservation: found.value.status })
  })
}

/**
 * Settles a reservation that the supplier's desk does not have: the hold is released, and the traveller is notified
 * that nothing was booked.
 */
export const noReservation: ActOnTask = async (app, held, { note }, by) => {
  if (!isAsked(held)) return refusedTask('booking_moved')
  if (!(await leaseBooking(app, held))) return refusedTask('booking_busy')
  return settleHeldTask(app, held, note, by, async (within) => {
    await recordSupplierRejection(within, held.booking, 'not_found')
    return ok({ reservation: 'none' })
  })
}
