import { ok } from '#kernel/result.ts'
import { orderRecord } from '../orders/order-record.service.ts'
import {
  bookingTask,
  refusedTask,
  type ActOnTask,
  type Held,
  type TaskNeeds,
} from './booking-task.service.ts'
import { lookUpReservation } from './look-up-reservation.service.ts'

const isAsked = ({ booking: { status, supplierState } }: Held) =>
  status === 'awaiting_supplier' && supplierState === 'asked'

/** Settles a reservation that the supplier's desk found under a number; the order continues with it. */
export function foundReservation(needs: TaskNeeds): ActOnTask {
  const { lease, settle, goOn } = bookingTask(needs)
  return async (held, { note, supplierReference }, by) => {
    const { booking } = held
    if (!isAsked(held)) return refusedTask('booking_moved')
    if (await needs.bookings.hasReservation(booking, supplierReference))
      return refusedTask('reservation_of_another')
    if (!(await lease(held))) return refusedTask('booking_busy')
    const found = await lookUpReservation(needs, { ...booking, supplierReference })
    if (!found.ok) {
      await goOn(held)
      return found
    }
    return settle(held, note, by, async (inside) => {
      await orderRecord(inside).applySupplierAnswer(booking, found.value)
      return ok({ supplier_reference: supplierReference, reservation: found.value.status })
    })
  }
}

/**
 * Settles a reservation that the supplier's desk does not have: the hold is released, and the traveller is notified
 * that nothing was booked.
 */
export function noReservation(needs: TaskNeeds): ActOnTask {
  const { lease, settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    if (!isAsked(held)) return refusedTask('booking_moved')
    if (!(await lease(held))) return refusedTask('booking_busy')
    return settle(held, note, by, async (inside) => {
      await orderRecord(inside).supplierRefused(held.booking, 'not_found')
      return ok({ reservation: 'none' })
    })
  }
}
