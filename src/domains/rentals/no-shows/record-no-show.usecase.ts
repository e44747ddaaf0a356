import { noShowEntry, postEntries } from '#domains/payments/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { saleOf } from '../bookings/ledger-movements.ts'
import type * as operations from './no-show-operations.contract.ts'
import { lockRental, updateToNoShow, type LockedRental } from './no-show.store.ts'

/**
 * Records a no-show that the supplier reported, even after the rental ended. The payment is kept, according to the
 * no-show terms; a refund is agreed separately.
 */
export function recordNoShow(
  app: Pick<App, 'db' | 'clock'>,
  { body: { reference, reason }, by }: Pick<Call<typeof operations.recordNoShow>, 'body' | 'by'>,
) {
  return writeAudited(app, by, async (tx, now, audit) => {
    const locked = await lockRental(tx, reference)
    if (!locked) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
    if (!mayBeMissed(locked, now))
      return fail({
        code: 'not_to_be_picked_up',
        detail: 'It is not a confirmed booking whose pick-up time has passed',
      } as const)
    const { id, status } = locked
    await updateToNoShow(tx, locked, now)
    await postEntries(tx, [noShowEntry(saleOf(locked), { isCompleted: status === 'completed' })], now)
    await audit({
      action: 'note_no_show',
      subject: { kind: 'booking', id },
      before: { status },
      after: { status: 'no_show', reason },
    })
    return ok({ booking_id: id, reference, status: 'no_show' as const })
  })
}

function mayBeMissed({ status, supplierState, pickUpAt }: LockedRental, now: Temporal.Instant): boolean {
  const isSold = (status === 'confirmed' || status === 'completed') && supplierState === 'reserved'
  return isSold && Temporal.Instant.compare(pickUpAt, now) <= 0
}
