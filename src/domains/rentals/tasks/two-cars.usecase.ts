import { findTaskFor } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import { allowedActions } from '../bookings/booking.ts'
import { requestCancellation } from '../cancellations/request-cancellation.service.ts'
import { rebookingStore } from '../rebookings/rebooking.store.ts'
import { refusedTask, requestForTask, type ActOnTask } from './booking-task.service.ts'

/**
 * Cancels one of two booked cars by its own terms: the task's booking, or the one that was to replace it. The task is
 * closed once its supplier has cancelled it.
 */
export function cancelOneCar(which: 'this' | 'other'): ActOnTask {
  return async (app, held, _said, by) => {
    const { db, bookings, clock } = app
    const { booking: old } = held
    const newId = which === 'other' ? (await rebookingStore.latestOf(db, old.id))?.newBookingId : old.id
    const booking = newId ? await bookings.find(newId) : null
    if (!booking) return refusedTask('booking_moved')
    const isAsked = booking.cancellation !== null
    if (!isAsked && !allowedActions(booking, clock.now()).cancel) return refusedTask('booking_moved')
    const asked = await requestForTask(app, { ...held, booking }, by, async (within) => {
      if (!isAsked) await requestCancellation(within, { booking, reason: null })
    })
    if (!asked) return refusedTask('booking_moved')
    const task = await findTaskFor(db, held.task.id, by.staffId)
    if (task === 'task_closed') return ok(null)
    const after = await bookings.find(booking.id)
    return refusedTask(after?.cancellation ? 'supplier_unavailable' : 'supplier_keeps_it')
  }
}
