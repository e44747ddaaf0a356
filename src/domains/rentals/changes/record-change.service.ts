import { closeTasks, type TaskKind } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingChange, ChangeState } from './booking-change.ts'
import { finishChange, moveChange, type ChangeProgress } from './booking-change.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { unpaidHoldKeys } from '../orders/hold-unpaid-car.service.ts'
import { LEASE_SECONDS } from '../settlement/settlement.ts'

type ChangeOutcome = Pick<StateTransition, 'event'> & {
  set?: StateTransition['set']
  payment?: StateTransition['payment']
  progress?: ChangeProgress
  alongside?: (tx: Db) => Promise<void>
}

/** Writes a step's outcome to the change, its booking and its payment in one transaction. */
export async function recordChange(
  app: Pick<App, 'bookings' | 'unpaidHolds' | 'clock'>,
  booking: BookingRecord,
  change: BookingChange,
  to: ChangeState,
  { event, payment, progress, set, alongside }: ChangeOutcome,
): Promise<void> {
  const now = app.clock.now()
  await app.bookings.change(
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
      if (to === 'done') await finishChange(tx, change, now)
      else await moveChange(tx, change, to, progress)
      await endHolds(app, tx, booking, change, to)
      await alongside?.(tx)
    },
  )
}

/** Ends the holds of an unpaid car, which was counted both with its old and its new contents. */
async function endHolds(
  { unpaidHolds }: Pick<App, 'unpaidHolds'>,
  tx: Db,
  booking: BookingRecord,
  change: BookingChange,
  to: ChangeState,
): Promise<void> {
  const hold = { subjectId: booking.id, changeId: change.id }
  if (to === 'failed') await unpaidHolds.dropChange(tx, hold)
  if (to !== 'done' || !booking.driver) return
  const remaining = unpaidHoldKeys(change.contents.driver)
  const left = unpaidHoldKeys(booking.driver).filter((name) => !remaining.includes(name))
  await unpaidHolds.makeChange(tx, { ...hold, left })
}

/** Lists the tasks that a change in this state makes unnecessary. */
function settledBy(state: ChangeState): readonly TaskKind[] {
  if (state === 'paying' || state === 'asked' || state === 'rebooking') return []
  const isOver = state === 'done' || state === 'failed'
  return isOver ? ['find_change', 'capture_refused', 'refund_refused'] : ['find_change']
}
