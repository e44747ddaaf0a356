import type { TaskKind } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { UnpaidHolds } from '#platform/db/unpaid-holds.store.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import type { BookingChange, ChangeState } from './booking-change.ts'
import type { BookingChangeStore } from './booking-change.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { unpaidHoldKeys } from '../orders/hold-unpaid-car.service.ts'
import { LEASE_SECONDS, type SettleNeeds } from '../settlement/settlement.ts'

export type ChangeNeeds = SettleNeeds & {
  changes: BookingChangeStore
  holds: Pick<UnpaidHolds, 'dropChange' | 'makeChange'>
}

declare module '#platform/app.ts' {
  interface App {
    /** Dependencies of the steps of orders, cancellations and changes. */
    changeNeeds: ChangeNeeds
  }
}

type Written = Pick<StateTransition, 'event'> & {
  set?: StateTransition['set']
  payment?: StateTransition['payment']
  progress?: Parameters<BookingChangeStore['move']>[3]
  alongside?: (tx: Db) => Promise<void>
}

/** Writes a step's outcome to the change, its booking and its payment in one transaction. */
export function changeRecord(needs: ChangeNeeds) {
  const { bookings, changes, holds, closeTasks, clock } = needs

  /** Ends the holds of an unpaid car, which was counted both with its old and its new contents. */
  async function endHolds(tx: Db, booking: BookingRecord, change: BookingChange, to: ChangeState) {
    const held = { subjectId: booking.id, changeId: change.id }
    if (to === 'failed') await holds.dropChange(tx, held)
    if (to !== 'done' || !booking.driver) return
    const staying = unpaidHoldKeys(change.contents.driver)
    const left = unpaidHoldKeys(booking.driver).filter((name) => !staying.includes(name))
    await holds.makeChange(tx, { ...held, left })
  }

  return {
    async write(booking: BookingRecord, change: BookingChange, to: ChangeState, written: Written) {
      const now = clock.now()
      const { event, payment, progress, set, alongside } = written
      await bookings.change(
        {
          bookingId: booking.id,
          from: { status: 'confirmed', supplierState: 'changing' },
          set: { leaseUntil: now.add({ seconds: LEASE_SECONDS }), ...set },
          ...(payment && { payment }),
          event,
          now,
        },
        async (tx) => {
          await closeTasks(tx, { bookingId: booking.id, kinds: settledBy(to), now })
          if (to === 'done') await changes.finish(tx, change, now)
          else await changes.move(tx, change, to, progress)
          await endHolds(tx, booking, change, to)
          await alongside?.(tx)
        },
      )
    },

    openTaskFor: openStaffTask(needs),
  }
}

/** Lists the tasks that a change in this state makes unnecessary. */
function settledBy(state: ChangeState): readonly TaskKind[] {
  if (state === 'paying' || state === 'asked' || state === 'rebooking') return []
  const isOver = state === 'done' || state === 'failed'
  return isOver ? ['find_change', 'capture_refused', 'refund_refused'] : ['find_change']
}
