import { ok } from '#kernel/result.ts'
import { allowedActions } from '../bookings/booking.ts'
import { requestCancellation } from '../cancellations/request-cancellation.service.ts'
import { bookingTask, refusedTask, type ActOnTask, type TaskNeeds } from './booking-task.service.ts'

/**
 * Cancels one of two booked cars by its own terms: the task's booking, or the one that was to replace it. The task is
 * closed once its supplier has cancelled it.
 */
export function cancelOneCar(needs: TaskNeeds, which: 'this' | 'other'): ActOnTask {
  const { ask } = bookingTask(needs)
  return async (held, _said, by) => {
    const { booking: old } = held
    const newId =
      which === 'other' ? (await needs.rebookings.latestOf(needs.db, old.id))?.newBookingId : old.id
    const booking = newId ? await needs.bookings.find(newId) : null
    if (!booking) return refusedTask('booking_moved')
    const isAsked = booking.cancellation !== null
    if (!isAsked && !allowedActions(booking, needs.clock.now()).cancel) return refusedTask('booking_moved')
    const asked = await ask({ ...held, booking }, by, async (inside) => {
      if (!isAsked) await requestCancellation(inside, { booking, reason: null })
    })
    if (!asked) return refusedTask('booking_moved')
    const task = await needs.tasks.findFor(held.task.id, by.staffId)
    if (task === 'task_closed') return ok(null)
    const after = await needs.bookings.find(booking.id)
    return refusedTask(after?.cancellation ? 'supplier_unavailable' : 'supplier_keeps_it')
  }
}
