import { ok, type Result } from '#kernel/result.ts'
import { changedBooking } from '../changes/booking-change.ts'
import { keysOf, reservationRequest, type BookingRecord } from '../bookings/booking.ts'
import { findRebookedChange } from '../changes/booking-change.store.ts'
import { exceedsQuotedPrice } from '../orders/reserved-price.ts'
import { connectorOf } from '../settlement/settlement.ts'
import {
  rejectTask,
  settleAndContinue,
  type TaskAction,
  type BookingTaskFailure,
  type TaskApp,
} from './booking-task.service.ts'
import { cancelled, verifyNoReservation } from './look-up-reservation.service.ts'

/** Retries undoing a failed change at the supplier: cancelling its new reservation, or changing it back. */
export const undoChangeAgain: TaskAction = async (app, current, { note }, by) => {
  const reverted = await undo(app, current.booking)
  return reverted.ok
    ? settleAndContinue(app, current, note, by, async () => ok({ change: 'undone' }))
    : reverted
}

/** Settles a change that the supplier's desk undid manually. */
export const settleChangeReverted: TaskAction = async (app, current, { note }, by) => {
  const extra = await newReservation(app, current.booking)
  // Protocols cannot show whether a reservation was changed back, so the person is trusted.
  const reverted = extra ? await verifyNoReservation(app, extra) : ok(null)
  return reverted.ok
    ? settleAndContinue(app, current, note, by, async () => ok({ change: 'undone' }))
    : reverted
}

async function undo(app: TaskApp, booking: BookingRecord): Promise<Result<null, BookingTaskFailure>> {
  const extra = await newReservation(app, booking)
  if (extra) return cancelled(await connectorOf(app, booking).cancel(keysOf(extra)))
  const { driver } = booking
  if (!isConfirmed(booking) || !driver) return rejectTask('booking_moved')
  const request = reservationRequest(booking, driver)
  const modified = await connectorOf(app, booking).modify(keysOf(booking), request)
  if (modified.ok)
    return exceedsQuotedPrice(booking, modified.value.total) ? rejectTask('supplier_keeps_it') : ok(null)
  return rejectTask(modified.failure.code === 'refused' ? 'supplier_keeps_it' : 'supplier_unavailable')
}

/**
 * Returns the reservation that a failed change has left in addition to the booking's own, if the supplier made a new
 * one for it.
 */
async function newReservation({ db }: TaskApp, booking: BookingRecord): Promise<BookingRecord | null> {
  const change = await findRebookedChange(db, booking.id)
  if (!change) return null
  const { reference, supplierReference } = change
  return { ...changedBooking(booking, change), reference, supplierReference }
}

function isConfirmed({ status, supplierState }: BookingRecord): boolean {
  return status === 'confirmed' && supplierState === 'reserved'
}
