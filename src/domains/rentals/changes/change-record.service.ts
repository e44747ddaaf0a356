import type { Db } from '#platform/db/database.ts'
import type { UnpaidHolds } from '#platform/db/unpaid-holds.store.ts'
import { staffAsker } from '../bookings/ask-staff.service.ts'
import type { BookingChange, ChangeState } from './booking-change.ts'
import type { BookingChangeStore } from './booking-change.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { Change } from '../bookings/booking.store.ts'
import { LEASE_SECONDS, type SettleNeeds } from '../orders/settlement.ts'

export type ChangeNeeds = SettleNeeds & { changes: BookingChangeStore; holds: Pick<UnpaidHolds, 'move'> }

type Written = Pick<Change, 'event'> & {
  set?: Change['set']
  payment?: Change['payment']
  progress?: Parameters<BookingChangeStore['move']>[3]
  alongside?: (tx: Db) => Promise<void>
}

/** Writes a step's outcome to the change, its booking and its payment in one transaction. */
export function changeRecord(needs: ChangeNeeds) {
  const { bookings, changes, holds, clock } = needs

  /** An unpaid car was counted as it would have been. */
  const holdAsBefore = (tx: Db, { id: subjectId, pickUpAt, dropOffAt }: BookingRecord) =>
    holds.move(tx, {
      subjectId,
      from: new Date(pickUpAt.epochMilliseconds),
      to: new Date(dropOffAt.epochMilliseconds),
    })

  return {
    async write(booking: BookingRecord, change: BookingChange, to: ChangeState, written: Written) {
      const now = clock.now()
      const { event, payment, progress, set, alongside } = written
      await bookings.change(
        {
          bookingId: booking.id,
          from: {
            status: 'confirmed',
            supplierState: 'changing',
            ...(change.payment && { payment: change.payment.status }),
          },
          set: { leaseUntil: now.add({ seconds: LEASE_SECONDS }), ...set },
          ...(payment && { payment }),
          event,
          now,
        },
        async (tx) => {
          if (to === 'done') await changes.finish(tx, change)
          else await changes.move(tx, change, to, progress)
          if (to === 'failed') await holdAsBefore(tx, booking)
          await alongside?.(tx)
        },
      )
    },

    askStaff: staffAsker(needs),
  }
}
