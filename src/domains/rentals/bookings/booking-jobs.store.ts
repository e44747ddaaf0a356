import { sql, type ExpressionBuilder } from 'kysely'
import { bookingsWithDueRefund, hasDueRefund } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BookingStatus } from './booking-status.contract.ts'
import { assertMayBecome, type BookingRecord } from './booking.ts'
import { partnersDue } from '#domains/attribution/public.ts'

export type CompletedRental = Pick<BookingRecord, 'id' | 'price'>

/** Queries over all bookings, for background jobs rather than for a traveller. */
export type BookingJobStore = {
  /** Leases up to `limit` bookings whose order or cancellation has not ended and that no worker has leased. */
  claimUnsettled(now: Temporal.Instant, leaseUntil: Temporal.Instant, limit: number): Promise<string[]>
  /**
   * Leases one such booking even if its next attempt is not due. False if another worker has leased it or it has ended.
   */
  claim(id: string, now: Temporal.Instant, leaseUntil: Temporal.Instant): Promise<boolean>
  /** Finds the booking that awaits a supplier's response under this reservation reference, for an order or a change. */
  awaitingAnswer(reference: string): Promise<string | null>
  /** Returns true if a worker is processing its cancellation now. */
  isBeingCancelled(id: string, now: Temporal.Instant): Promise<boolean>
  /** Releases the leases of terminated workers, so that their bookings can be claimed immediately. */
  freeOf(workerIds: readonly string[]): Promise<void>
  /** Returns those of these stations that an unfinished booking uses as pick-up or drop-off. */
  stationsInUse(ids: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Expires carts whose quote ran out and completes rentals past their drop-off, up to `max` of each. Returns how many
   * ended. `onCompleted` runs in the same transaction.
   */
  endByTime(
    now: Temporal.Instant,
    max: number,
    onCompleted: (tx: Db, completed: readonly CompletedRental[]) => Promise<void>,
  ): Promise<number>
}

declare module '#platform/app.ts' {
  interface App {
    bookingJobs: BookingJobStore
  }
}

/**
 * SQL condition on bookings: an order, change or cancellation is in progress. The index `bookings_unsettled` has
 * exactly this condition; a test checks that PostgreSQL uses it.
 */
const BETWEEN_STEPS = sql<boolean>`(status in ('awaiting_payment', 'awaiting_supplier')
  or supplier_state in ('changing', 'cancelling'))`

/**
 * SQL query: bookings in progress, and those with a refund to send. A union, so that each part uses its index: a single
 * combined condition makes the planner scan every booking.
 */
const UNSETTLED = sql`select id from bookings where ${BETWEEN_STEPS} union ${bookingsWithDueRefund}`

/** SQL condition: an unsettled booking has no active lease. */
export const hasUnsettledBooking: Due = (now) =>
  sql`exists (select from (${UNSETTLED}) as unsettled join bookings using (id)
    where lease_until is null or lease_until <= ${now})`

/** `workerId` is stored with each booking it leases. */
export function bookingJobStore(db: Db, workerId: string): BookingJobStore {
  return {
    async claimUnsettled(now, leaseUntil, limit) {
      const rows = await db
        .updateTable('bookings')
        .set((row) => ({
          lease_until: leaseUntil,
          lease_owner: workerId,
          attempts: row('attempts', '+', 1),
        }))
        .where('id', 'in', (from) =>
          from
            .selectFrom('bookings as b')
            .select('b.id')
            .where(sql<boolean>`b.id in (${UNSETTLED})`)
            .where(unsettled)
            .where(({ eb, or }) => or([eb('b.lease_until', 'is', null), eb('b.lease_until', '<=', now)]))
            .orderBy('b.lease_until')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async claim(id, now, leaseUntil) {
      const { numUpdatedRows } = await db
        .updateTable('bookings as b')
        .set({ lease_until: leaseUntil, lease_owner: workerId })
        .where('b.id', '=', id)
        .where(unsettled)
        .where(({ eb, or }) =>
          // A lease without owner is only a delay.
          or([
            eb('b.lease_owner', 'is', null),
            eb('b.lease_until', 'is', null),
            eb('b.lease_until', '<=', now),
          ]),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async awaitingAnswer(reference) {
      const found = await db
        .selectFrom('bookings as b')
        .select('b.id')
        .where(({ and, or, exists, selectFrom }) =>
          or([
            and({ 'b.reference': reference, 'b.status': 'awaiting_supplier', 'b.supplier_state': 'asked' }),
            exists(
              selectFrom('booking_changes as c')
                .select('c.id')
                .whereRef('c.booking_id', '=', 'b.id')
                .where('c.reference', '=', reference)
                .where('c.state', '=', 'rebooking'),
            ),
          ]),
        )
        .executeTakeFirst()
      return found?.id ?? null
    },

    async isBeingCancelled(id, now) {
      const found = await db
        .selectFrom('bookings')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', 'confirmed')
        .where('supplier_state', '=', 'cancelling')
        .where('lease_owner', 'is not', null)
        .where('lease_until', '>', now)
        .executeTakeFirst()
      return found !== undefined
    },

    async freeOf(workerIds) {
      await db
        .updateTable('bookings')
        .set({ lease_until: null, lease_owner: null })
        .where('lease_owner', 'in', workerIds)
        .execute()
    },

    async stationsInUse(ids) {
      const station = (end: 'pickup' | 'dropoff') => sql<string>`sold -> 'offer' -> ${sql.lit(end)} ->> 'id'`
      const rows = await db
        .selectFrom('bookings')
        .select([station('pickup').as('pickup'), station('dropoff').as('dropoff')])
        .where('status', 'in', ['cart', 'awaiting_payment', 'awaiting_supplier', 'confirmed'])
        .where(({ eb, or }) => or([eb(station('pickup'), 'in', ids), eb(station('dropoff'), 'in', ids)]))
        .execute()
      return new Set(rows.flatMap(({ pickup, dropoff }) => [pickup, dropoff]))
    },

    async endByTime(now, max, onCompleted) {
      const end = (
        tx: Db,
        from: BookingStatus,
        to: BookingStatus,
        due: 'quote_expires_at' | 'drop_off_at',
      ) => {
        assertMayBecome(from, to)
        return tx
          .with('ended', (cte) =>
            cte
              .updateTable('bookings')
              .set({ status: to, updated_at: now })
              .where('id', 'in', (due_) =>
                due_
                  .selectFrom('bookings')
                  .select('id')
                  .where('status', '=', from)
                  // A cancellation or change without a supplier response is not finished.
                  .where('supplier_state', 'not in', ['changing', 'cancelling'])
                  .where(due, '<', now)
                  .orderBy(due)
                  .limit(max)
                  .forUpdate()
                  .skipLocked(),
              )
              .returning('id'),
          )
          .insertInto('booking_events')
          .columns(['id', 'booking_id', 'at', 'kind'])
          .expression((from_) =>
            from_
              .selectFrom('ended')
              .select(({ val, ref }) => [
                sql<string>`gen_random_uuid()`.as('id'),
                ref('ended.id').as('booking_id'),
                val(now).as('at'),
                val<string>(to).as('kind'),
              ]),
          )
          .returning('booking_id as id')
          .execute()
      }
      const expired = await end(db, 'cart', 'expired', 'quote_expires_at')
      const completed = await db.transaction().execute(async (tx) => {
        const ended = await end(tx, 'confirmed', 'completed', 'drop_off_at')
        if (ended.length === 0) return 0
        const ids = ended.map(({ id }) => id)
        await partnersDue(tx, ids)
        const rentals = tx.selectFrom('bookings').select(['id', 'price']).where('id', 'in', ids)
        await onCompleted(tx, await rentals.$castTo<CompletedRental>().execute())
        return ended.length
      })
      return expired.length + completed
    },
  }
}

/** SQL condition: the booking is in progress or has a refund to send. */
function unsettled({ or, ref }: ExpressionBuilder<Tables & { b: Tables['bookings'] }, 'b'>) {
  return or([BETWEEN_STEPS, hasDueRefund(ref('b.id'))])
}
