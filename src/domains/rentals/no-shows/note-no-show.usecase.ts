import { noShowEntry, type LedgerEntry } from '#domains/payments/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { saleOf } from '../bookings/ledger-movements.ts'
import type { HeldRental, NoShowStore } from './no-show.store.ts'

export type NoShowFailure = { code: 'booking_not_found' | 'not_to_be_picked_up'; detail: string }

type Noted = Result<{ id: string; reference: string }, NoShowFailure>

/** Records a no-show that the supplier reported, even after the rental ended. */
export type NoteNoShow = (report: { reference: string; reason: string }, by: StaffActor) => Promise<Noted>

type Needs = {
  store: NoShowStore
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  staffWrite: StaffWrite
}

/** The payment is kept, according to the no-show terms; a refund is agreed separately. */
export function noteNoShow({ store, post, staffWrite }: Needs): NoteNoShow {
  return ({ reference, reason }, by) =>
    staffWrite<Noted>(by, async (tx, now) => {
      const refuse = (failure: NoShowFailure) => ({ value: fail(failure), audited: null })
      const held = await store.hold(tx, reference)
      if (!held) return refuse({ code: 'booking_not_found', detail: 'There is no such booking' })
      if (!mayBeMissed(held, now))
        return refuse({
          code: 'not_to_be_picked_up',
          detail: 'It is not a confirmed booking whose pick-up time has passed',
        })
      await store.note(tx, held, now)
      await post(tx, [noShowEntry(saleOf(held), { isCompleted: held.status === 'completed' })])
      const { id, status } = held
      return {
        value: ok({ id, reference }),
        audited: {
          action: 'note_no_show',
          subject: { kind: 'booking', id },
          before: { status },
          after: { status: 'no_show', reason },
        },
      }
    })
}

function mayBeMissed({ status, supplierState, pickUpAt }: HeldRental, now: Temporal.Instant): boolean {
  const isSold = (status === 'confirmed' || status === 'completed') && supplierState === 'reserved'
  return isSold && Temporal.Instant.compare(pickUpAt, now) <= 0
}
