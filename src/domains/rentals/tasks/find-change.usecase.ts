import type { Reservation } from '#domains/suppliers/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { changedBooking, type BookingChange } from '../changes/booking-change.ts'
import { findOpenChange } from '../changes/booking-change.store.ts'
import { applyReservation, rejectChange } from '../changes/change-steps.service.ts'
import {
  continueBooking,
  leaseBooking,
  refusedTask,
  settleHeldTask,
  type ActOnTask,
  type BookingTaskFailure,
  type DeskAnswer,
  type Held,
  type TaskApp,
} from './booking-task.service.ts'
import { lookUpReservation } from './look-up-reservation.service.ts'

/** Settles a change that the supplier has made; the booking continues with it. A new reservation needs its number. */
export const changeFound: ActOnTask = async (app, held, said, by) => {
  const { booking } = held
  const change = await soughtChange(app, held)
  if (!change) return refusedTask('booking_moved')
  if (!(await leaseBooking(app, held))) return refusedTask('booking_busy')
  const found = await changedReservation(app, held, change, said)
  if (!found.ok) {
    await continueBooking(app, held)
    return found
  }
  return settleHeldTask(app, held, said.note, by, async (within) => {
    await applyReservation(within, booking, change, found.value)
    return ok({ change: change.id, supplier_reference: found.value.supplierReference })
  })
}

/** Settles a change that the supplier has not made: its hold is released, and the booking stays as it was. */
export const changeNotFound: ActOnTask = async (app, held, { note }, by) => {
  const change = await soughtChange(app, held)
  if (!change) return refusedTask('booking_moved')
  if (!(await leaseBooking(app, held))) return refusedTask('booking_busy')
  return settleHeldTask(app, held, note, by, async (within) => {
    await rejectChange(within, held.booking, change, 'not_found')
    return ok({ change: change.id })
  })
}

async function soughtChange({ db }: TaskApp, { booking }: Held): Promise<BookingChange | null> {
  const change = await findOpenChange(db, booking.id)
  return change?.state === 'asked' || change?.state === 'rebooking' ? change : null
}

/** Returns the changed reservation. Most protocols cannot show whether one was changed, so the person is trusted. */
async function changedReservation(
  app: TaskApp,
  { booking }: Held,
  change: BookingChange,
  { supplierReference }: DeskAnswer,
): Promise<Result<Reservation, BookingTaskFailure>> {
  if (change.state === 'asked')
    return ok({ supplierReference: booking.supplierReference ?? '', status: 'confirmed', total: null })
  if (supplierReference === '') return refusedTask('reservation_unknown')
  const sought = { ...changedBooking(booking, change), reference: change.reference, supplierReference }
  if (await app.bookings.hasReservation(sought, supplierReference))
    return refusedTask('reservation_of_another')
  return lookUpReservation(app, sought)
}
