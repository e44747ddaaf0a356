import type { LedgerEntry } from '#domains/payments/public.ts'
import type { NewTask, TaskKind, TaskStore } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { date } from '../bookings/booking-row.ts'
import { insertEvent } from '../bookings/booking.store.ts'

export type ReversalStore = {
  /** The booking a payment is for, and the currency it was paid in. */
  bookingOf(paymentId: string): Promise<{ id: string; reference: string; currency: string } | null>
  /**
   * Records the result of `decide`, given the entries posted so far: serialised per booking, atomic. Returns the newly
   * opened tasks. `onRefundFailed` shares the transaction: called at most once per refund.
   */
  record(
    bookingId: string,
    decide: (isPosted: (entryId: string) => boolean) => ReversalRecord,
    onRefundFailed: (tx: Db) => Promise<void>,
    now: Temporal.Instant,
  ): Promise<ReversalTask[]>
}

export type ReversalRecord = {
  entries: readonly LedgerEntry[]
  tasks: readonly ReversalTask[]
  /** Tasks that are no longer needed. */
  done: readonly TaskKind[]
}
export type ReversalTask = Required<Pick<NewTask, 'kind' | 'deadline' | 'reopen'>>

type Post = (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>

export function reversalStore(
  db: Db,
  { post, tasks }: { post: Post; tasks: Pick<TaskStore, 'open' | 'close'> },
): ReversalStore {
  return {
    async bookingOf(paymentId) {
      const found = await db
        .selectFrom('payments as p')
        .innerJoin('bookings as b', 'b.id', 'p.booking_id')
        .select(['b.id', 'b.reference', 'p.currency'])
        .where('p.id', '=', paymentId)
        .executeTakeFirst()
      return found ?? null
    },

    async record(bookingId, decide, onRefundFailed, now) {
      return db.transaction().execute(async (tx) => {
        await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute()
        const rows = await tx
          .selectFrom('ledger_entries')
          .select('id')
          .where('booking_id', '=', bookingId)
          .execute()
        const posted = new Set(rows.map(({ id }) => id))
        const { entries, tasks: needed, done } = decide((entryId) => posted.has(entryId))
        await post(tx, entries)
        // A booking with new movements is reconciled with the gateway again.
        const news = entries.filter(({ id }) => !posted.has(id))
        if (news.length > 0)
          await tx
            .updateTable('bookings')
            .set({ updated_at: date(now) })
            .where('id', '=', bookingId)
            .execute()
        if (news.some(({ kind }) => kind === 'refund_failed')) {
          await insertEvent(tx, bookingId, { kind: 'refund_failed' }, date(now))
          await onRefundFailed(tx)
        }
        const opened: ReversalTask[] = []
        for (const task of needed) if (await tasks.open(tx, { bookingId, now, ...task })) opened.push(task)
        await tasks.close(tx, { bookingId, kinds: done, now })
        return opened
      })
    },
  }
}
