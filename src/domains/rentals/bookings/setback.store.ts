import { newId } from '#kernel/ids.ts'
import type { LedgerEntry } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { date } from './booking-row.ts'
import { insertEvent } from './booking.store.ts'
import type { StaffTask } from './settlement.ts'

export type SetbackStore = {
  /** The booking a payment is for, and the currency it was paid in. */
  bookingOf(paymentId: string): Promise<{ id: string; reference: string; currency: string } | null>
  /**
   * Writes what is decided in sight of the entries posted before, one at a time for a booking and all of it or nothing.
   * Answers the tasks that are open now and were not. `onRefundFailed` shares the transaction: once for each refund.
   */
  record(
    bookingId: string,
    decide: (isPosted: (entryId: string) => boolean) => SetbackRecord,
    onRefundFailed: (tx: Db) => Promise<void>,
    now: Temporal.Instant,
  ): Promise<SetbackTask[]>
}

export type SetbackRecord = {
  entries: readonly LedgerEntry[]
  tasks: readonly SetbackTask[]
  /** What needs nobody any more. */
  done: readonly StaffTask[]
}
/** `again`: also where such a task was done before. */
export type SetbackTask = { kind: StaffTask; deadline: Temporal.Instant; again: boolean }

type Post = (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>

export function setbackStore(db: Db, post: Post): SetbackStore {
  async function openTask(
    tx: Db,
    bookingId: string,
    { kind, deadline, again }: SetbackTask,
    now: Temporal.Instant,
  ) {
    const open = { deadline: date(deadline), created_at: date(now), done_at: null }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_tasks')
      .values({ id: newId(), booking_id: bookingId, kind, ...open })
      .onConflict((same) =>
        again
          ? same
              .columns(['booking_id', 'kind'])
              .doUpdateSet(open)
              .where('staff_tasks.done_at', 'is not', null)
          : same.columns(['booking_id', 'kind']).doNothing(),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

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
        const { entries, tasks, done } = decide((entryId) => posted.has(entryId))
        await post(tx, entries)
        // A booking whose money has moved is compared with the gateway's book.
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
        const opened: SetbackTask[] = []
        for (const task of tasks) if (await openTask(tx, bookingId, task, now)) opened.push(task)
        if (done.length > 0)
          await tx
            .updateTable('staff_tasks')
            .set({ done_at: date(now) })
            .where('booking_id', '=', bookingId)
            .where('kind', 'in', done)
            .where('done_at', 'is', null)
            .execute()
        return opened
      })
    },
  }
}
