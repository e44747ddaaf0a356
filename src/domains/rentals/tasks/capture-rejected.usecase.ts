import { findTaskFor } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import type { BookingChange } from '../changes/booking-change.ts'
import { findOpenChange } from '../changes/booking-change.store.ts'
import { recordChange } from '../changes/record-change.service.ts'
import {
  leaseBooking,
  rejectTask,
  requestForTask,
  settleAndContinue,
  type TaskAction,
  type TaskInProgress,
} from './booking-task.service.ts'

/** Returns true if an order awaits its payment while the supplier has the car. */
const isReserved = ({ booking: { status, supplierState } }: TaskInProgress) =>
  status === 'awaiting_supplier' && supplierState === 'reserved'

/** Returns true if a change awaits its payment while the former reservation still exists. */
function mayUndo({ state, rebooked }: BookingChange): boolean {
  return state === 'rebooked' || (state === 'agreed' && !rebooked)
}

/** Retries a request that the gateway rejected. The booking's own steps send it, and close the task once it is done. */
export const moveMoneyAgain: TaskAction = async (app, current, _answer, by) => {
  if (!(await leaseBooking(app, current))) return rejectTask('booking_busy')
  await requestForTask(app, current, by, async () => undefined)
  const task = await findTaskFor(app.db, current.task.id, by.staffId)
  return task === 'task_closed' ? ok(null) : rejectTask('still_refused')
}

/** Gives up an order or a change: the supplier undoes it, the hold is released, and the traveller is notified. */
export const giveUpOrder: TaskAction = async (app, current, { note }, by) => {
  const { booking } = current
  const change = await findOpenChange(app.db, booking.id)
  if (change ? !mayUndo(change) : !isReserved(current)) return rejectTask('booking_moved')
  if (!(await leaseBooking(app, current))) return rejectTask('booking_busy')
  if (change)
    return settleAndContinue(app, current, note, by, async (within) => {
      await recordChange(within, booking, change, 'undoing', {
        event: { kind: 'change_payment_lost' },
        progress: { reason: 'payment_lost' },
      })
      return ok({ change: change.id })
    })
  return settleAndContinue(app, current, note, by, async ({ bookings, clock }) => {
    await bookings.change({
      bookingId: booking.id,
      from: { status: 'awaiting_supplier', supplierState: 'reserved' },
      set: { supplierState: 'too_dear' },
      event: { kind: 'payment_given_up' },
      now: clock.now(),
    })
    return ok({ supplier_state: 'too_dear' })
  })
}
