import type { Reservation } from '#domains/suppliers/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { changedBooking, type BookingChange } from '../changes/booking-change.ts'
import { changeSteps } from '../changes/change-steps.service.ts'
import {
  bookingTask,
  refusedTask,
  type ActOnTask,
  type BookingTaskFailure,
  type Held,
  type DeskAnswer,
  type TaskNeeds,
} from './booking-task.service.ts'
import { lookUpReservation } from './look-up-reservation.service.ts'

/** Settles a change that the supplier has made; the booking continues with it. A new reservation needs its number. */
export function changeFound(needs: TaskNeeds): ActOnTask {
  const { lease, settle, goOn } = bookingTask(needs)

  /** Returns the changed reservation. Most protocols cannot show whether one was changed, so the person is trusted. */
  async function reservationOf(
    { booking }: Held,
    change: BookingChange,
    { supplierReference }: DeskAnswer,
  ): Promise<Result<Reservation, BookingTaskFailure>> {
    if (change.state === 'asked')
      return ok({ supplierReference: booking.supplierReference ?? '', status: 'confirmed', total: null })
    if (supplierReference === '') return refusedTask('reservation_unknown')
    const sought = { ...changedBooking(booking, change), reference: change.reference, supplierReference }
    if (await needs.bookings.hasReservation(sought, supplierReference))
      return refusedTask('reservation_of_another')
    return lookUpReservation(needs, sought)
  }

  return async (held, said, by) => {
    const { booking } = held
    const change = await soughtChange(needs, held)
    if (!change) return refusedTask('booking_moved')
    if (!(await lease(held))) return refusedTask('booking_busy')
    const found = await reservationOf(held, change, said)
    if (!found.ok) {
      await goOn(held)
      return found
    }
    return settle(held, said.note, by, async (inside) => {
      await changeSteps(inside).applySupplierAnswer(booking, change, found.value)
      return ok({ change: change.id, supplier_reference: found.value.supplierReference })
    })
  }
}

/** Settles a change that the supplier has not made: its hold is released, and the booking stays as it was. */
export function changeNotFound(needs: TaskNeeds): ActOnTask {
  const { lease, settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    const change = await soughtChange(needs, held)
    if (!change) return refusedTask('booking_moved')
    if (!(await lease(held))) return refusedTask('booking_busy')
    return settle(held, note, by, async (inside) => {
      await changeSteps(inside).refused(held.booking, change, 'not_found')
      return ok({ change: change.id })
    })
  }
}

async function soughtChange({ changes }: TaskNeeds, { booking }: Held): Promise<BookingChange | null> {
  const change = await changes.findOpen(booking.id)
  return change?.state === 'asked' || change?.state === 'rebooking' ? change : null
}
