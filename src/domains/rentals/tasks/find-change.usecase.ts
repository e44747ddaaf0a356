import type { Reservation } from '#domains/suppliers/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { changedBooking, type BookingChange } from '../changes/booking-change.ts'
import { findOpenChange } from '../changes/booking-change.store.ts'
import { applyReservation, rejectChange } from '../changes/change-steps.service.ts'
import {
  continueBooking,
  leaseBooking,
  rejectTask,
  settleAndContinue,
  type TaskAction,
  type BookingTaskFailure,
  type DeskAnswer,
  type TaskInProgress,
  type TaskApp,
} from './booking-task.service.ts'
import { lookUpReservation } from './look-up-reservation.service.ts'

/** Settles a change that the supplier has made; the booking continues with it. A new reservation needs its number. */
export const settleChangeMade: TaskAction = async (app, current, answer, by) => {
  const { booking } = current
  const change = await openChangeOf(app, current)
  if (!change) return rejectTask('booking_moved')
  if (!(await leaseBooking(app, current))) return rejectTask('booking_busy')
  const found = await changedReservation(app, current, change, answer)
  if (!found.ok) {
    await continueBooking(app, current)
    return found
  }
  return settleAndContinue(app, current, answer.note, by, async (within) => {
    await applyReservation(within, booking, change, found.value)
    return ok({ change: change.id, supplier_reference: found.value.supplierReference })
  })
}

/** Settles a change that the supplier has not made: its hold is released, and the booking stays as it was. */
export const settleChangeNotMade: TaskAction = async (app, current, { note }, by) => {
  const change = await openChangeOf(app, current)
  if (!change) return rejectTask('booking_moved')
  if (!(await leaseBooking(app, current))) return rejectTask('booking_busy')
  return settleAndContinue(app, current, note, by, async (within) => {
    await rejectChange(within, current.booking, change, 'not_found')
    return ok({ change: change.id })
  })
}

async function openChangeOf({ db }: TaskApp, { booking }: TaskInProgress): Promise<BookingChange | null> {
  const change = await findOpenChange(db, booking.id)
  return change?.state === 'asked' || change?.state === 'rebooking' ? change : null
}

/** Returns the changed reservation. Most protocols cannot show whether one was changed, so the person is trusted. */
async function changedReservation(
  app: TaskApp,
  { booking }: TaskInProgress,
  change: BookingChange,
  { supplierReference }: DeskAnswer,
): Promise<Result<Reservation, BookingTaskFailure>> {
  if (change.state === 'asked')
    return ok({ supplierReference: booking.supplierReference ?? '', status: 'confirmed', total: null })
  if (supplierReference === '') return rejectTask('reservation_unknown')
  const reservation = { ...changedBooking(booking, change), reference: change.reference, supplierReference }
  if (await app.bookings.hasReservation(reservation, supplierReference))
    return rejectTask('reservation_of_another')
  return lookUpReservation(app, reservation)
}
