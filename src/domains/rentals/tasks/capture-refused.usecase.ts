import { ok } from '#kernel/result.ts'
import type { BookingChange } from '../changes/booking-change.ts'
import { changeRecord } from '../changes/change-record.service.ts'
import {
  bookingTask,
  refusedTask,
  type ActOnTask,
  type Held,
  type TaskNeeds,
} from './booking-task.service.ts'

/** Returns true if an order awaits its payment while the supplier has the car. */
const isReserved = ({ booking: { status, supplierState } }: Held) =>
  status === 'awaiting_supplier' && supplierState === 'reserved'

/** Returns true if a change awaits its payment while the former reservation still exists. */
function mayUndo({ state, rebooked }: BookingChange): boolean {
  return state === 'rebooked' || (state === 'agreed' && !rebooked)
}

/** Retries a request that the gateway refused. The booking's own steps send it, and close the task once it is done. */
export function moveMoneyAgain(needs: TaskNeeds): ActOnTask {
  const { lease, ask } = bookingTask(needs)
  return async (held, _said, by) => {
    if (!(await lease(held))) return refusedTask('booking_busy')
    await ask(held, by, async () => undefined)
    const task = await needs.tasks.findFor(held.task.id, by.staffId)
    return task === 'task_closed' ? ok(null) : refusedTask('still_refused')
  }
}

/** Gives up an order or a change: the supplier undoes it, the hold is released, and the traveller is notified. */
export function giveUpOrder(needs: TaskNeeds): ActOnTask {
  const { lease, settle } = bookingTask(needs)
  return async (held, { note }, by) => {
    const { booking } = held
    const change = await needs.changes.findOpen(booking.id)
    if (change ? !mayUndo(change) : !isReserved(held)) return refusedTask('booking_moved')
    if (!(await lease(held))) return refusedTask('booking_busy')
    if (change)
      return settle(held, note, by, async (inside) => {
        await changeRecord(inside).write(booking, change, 'undoing', {
          event: { kind: 'change_payment_lost' },
          progress: { reason: 'payment_lost' },
        })
        return ok({ change: change.id })
      })
    return settle(held, note, by, async ({ bookings, clock }) => {
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
}
