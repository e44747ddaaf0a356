import { ok } from '#kernel/result.ts'
import { recordReservation, recordSupplierRejection } from '../orders/record-order.service.ts'
import {
  continueBooking,
  leaseBooking,
  rejectTask,
  settleAndContinue,
  type TaskAction,
  type TaskInProgress,
} from './booking-task.service.ts'
import { lookUpReservation } from './look-up-reservation.service.ts'

const isRequested = ({ booking: { status, supplierState } }: TaskInProgress) =>
  status === 'awaiting_supplier' && supplierState === 'asked'

/** Settles a reservation that the supplier's desk found under a number; the order continues with it. */
export const settleExistingReservation: TaskAction = async (
  app,
  current,
  { note, supplierReference },
  by,
) => {
  const { booking } = current
  if (!isRequested(current)) return rejectTask('booking_moved')
  if (await app.bookings.hasReservation(booking, supplierReference))
    return rejectTask('reservation_of_another')
  if (!(await leaseBooking(app, current))) return rejectTask('booking_busy')
  const found = await lookUpReservation(app, { ...booking, supplierReference })
  if (!found.ok) {
    await continueBooking(app, current)
    return found
  }
  return settleAndContinue(app, current, note, by, async (within) => {
    await recordReservation(within, booking, found.value)
    return ok({ supplier_reference: supplierReference, reservation: found.value.status })
  })
}

/**
 * Settles a reservation that the supplier's desk does not have: the hold is released, and the traveller is notified
 * that nothing was booked.
 */
export const settleNoReservation: TaskAction = async (app, current, { note }, by) => {
  if (!isRequested(current)) return rejectTask('booking_moved')
  if (!(await leaseBooking(app, current))) return rejectTask('booking_busy')
  return settleAndContinue(app, current, note, by, async (within) => {
    await recordSupplierRejection(within, current.booking, 'not_found')
    return ok({ reservation: 'none' })
  })
}
