import { findTaskFor } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import type { BookingChange } from '../changes/booking-change.ts'
import { findOpenChange } from '../changes/booking-change.store.ts'
import { recordChange } from '../changes/record-change.service.ts'
import {
  leaseBooking,
  refusedTask,
  requestForTask,
  settleHeldTask,
  type ActOnTask,
  type Held,
} from './booking-task.service.ts'

/** Returns true if an order awaits its payment while the supplier has the car. */
const isReserved = ({ booking: { status, supplierState } }: Held) =>
  status === 'awaiting_supplier' && supplierState === 'reserved'

/** Returns true if a change awaits its payment while the former reservation still exists. */
function mayUndo({ state, rebooked }: BookingChange): boolean {
  return state === 'rebooked' || (state === 'agreed' && !rebooked)
}

/** Retries a request that the gateway refused. The booking's own steps send it, and close the task once it is done. */
export const moveMoneyAgain: ActOnTask = async (app, held, _said, by) => {
  if (!(await leaseBooking(app, held))) return refusedTask('booking_busy')
  await requestForTask(app, held, by, async () => undefined)
  const task = await findTaskFor(app.db, held.task.id, by.staffId)
  return task === 'task_closed' ? ok(null) : refusedTask('still_refused')
}

/** Gives up an order or a change: the supplier undoes it, the hold is released, and the traveller is notified. */
export const giveUpOrder: ActOnTask = async (app, held, { note }, by) => {
  const { booking } = held
  const change = await findOpenChange(app.db, booking.id)
  if (change ? !mayUndo(change) : !isReserved(held)) return refusedTask('booking_moved')
  if (!(await leaseBooking(app, held))) return refusedTask('booking_busy')
  if (change)
    return settleHeldTask(app, held, note, by, async (within) => {
      await recordChange(within, booking, change, 'undoing', {
        event: { kind: 'change_payment_lost' },
        progress: { reason: 'payment_lost' },
      })
      return ok({ change: change.id })
    })
  return settleHeldTask(app, held, note, by, async ({ bookings, clock }) => {
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
