import { findTaskFor } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import { allowedActions } from '../bookings/booking.ts'
import { requestCancellation } from '../cancellations/request-cancellation.service.ts'
import { rebookingStore } from '../rebookings/rebooking.store.ts'
import { rejectTask, requestForTask, type TaskAction } from './booking-task.service.ts'

/**
 * Cancels one of two booked cars by its own terms: the task's booking, or the one that was to replace it. The task is
 * closed once its supplier has cancelled it.
 */
export function cancelOneCar(which: 'this' | 'other'): TaskAction {
  return async (app, current, _answer, by) => {
    const { db, bookings, clock } = app
    const { booking: old } = current
    const newId = which === 'other' ? (await rebookingStore.latestOf(db, old.id))?.newBookingId : old.id
    const booking = newId ? await bookings.find(newId) : null
    if (!booking) return rejectTask('booking_moved')
    const isRequested = booking.cancellation !== null
    if (!isRequested && !allowedActions(booking, clock.now()).cancel) return rejectTask('booking_moved')
    const requested = await requestForTask(app, { ...current, booking }, by, async (within) => {
      if (!isRequested) await requestCancellation(within, { booking, reason: null })
    })
    if (!requested) return rejectTask('booking_moved')
    const task = await findTaskFor(db, current.task.id, by.staffId)
    if (task === 'task_closed') return ok(null)
    const after = await bookings.find(booking.id)
    return rejectTask(after?.cancellation ? 'supplier_unavailable' : 'supplier_keeps_it')
  }
}
