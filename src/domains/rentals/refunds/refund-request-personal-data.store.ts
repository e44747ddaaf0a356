import { sql } from 'kysely'
import type { PersonalData } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Exports refunds beyond the terms of a person's bookings, and those a member of the staff requested. Erasing an
 * account withdraws its waiting requests. The reasons of requests are erased with the requester's account and with the
 * traveller's: they may name either.
 */
export function refundRequestPersonalData(db: Db, { clock }: Pick<App, 'clock'>): PersonalData {
  return {
    read: {
      refunds_beyond_terms: ({ userId }) =>
        db
          .selectFrom('refund_requests as q')
          .innerJoin('bookings as b', 'b.id', 'q.booking_id')
          .select(['b.reference', 'q.amount', 'q.currency', 'q.cause', 'q.reason', 'q.status', 'q.asked_at'])
          .where('b.user_id', '=', userId)
          .orderBy('q.id')
          .execute(),
      refunds_asked_for: ({ userId }) =>
        db
          .selectFrom('refund_requests')
          .select(['amount', 'currency', 'cause', 'reason', 'status', 'asked_at'])
          .where('asked_by', '=', userId)
          .orderBy('id')
          .execute(),
    },
    async erase(tx, { userId }) {
      await tx
        .updateTable('refund_requests')
        .set({
          reason: '',
          status: sql`case status when 'waiting' then 'withdrawn' else status end`,
          decided_by: sql`coalesce(decided_by, asked_by)`,
          decided_at: sql`coalesce(decided_at, ${clock.now()})`,
        })
        .where('asked_by', '=', userId)
        .execute()
      const bookingIds = tx.selectFrom('bookings').select('id').where('user_id', '=', userId)
      await tx
        .updateTable('refund_requests')
        .set({ reason: '' })
        .where('booking_id', 'in', bookingIds)
        .execute()
    },
  }
}
