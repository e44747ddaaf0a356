import { sql } from 'kysely'
import type { PersonalData } from '#domains/accounts/public.ts'
import { InvoiceContract, type Invoice } from '#domains/invoices/public.ts'
import { hasDueRefund, leftOf, paymentJson, paymentOfRow } from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { writtenBy } from '#platform/work-context.ts'
import { owesRefund } from './booking-read.store.ts'
import { paymentWord } from './booking.ts'
import type { Booking } from './booking.contract.ts'

type BookingsApp = Pick<App, 'clock'> & {
  /** Lists all of a person's bookings, as shown to them. */
  listAll: (userId: string) => Promise<Booking[]>
}

/**
 * Exports a person's bookings with payments and invoices, without card data. Erasure keeps only what accounting needs.
 */
export function bookingPersonalData(db: Db, { listAll, clock }: BookingsApp): PersonalData {
  return {
    read: {
      bookings: async ({ userId }) => (await listAll(userId)).map(withoutCard),
      cancellation_reasons: ({ userId }) =>
        db
          .selectFrom('bookings')
          .select(['reference', sql<string>`cancellation ->> 'reason'`.as('reason')])
          .where('user_id', '=', userId)
          .where(sql<boolean>`cancellation ->> 'reason' is not null`)
          .orderBy('created_at')
          .execute(),
      ratings: ({ userId }) =>
        db
          .selectFrom('ratings as r')
          .innerJoin('bookings as b', 'b.id', 'r.booking_id')
          .select(['b.reference', 'r.score', 'r.aspects', 'r.comment', 'r.created_at'])
          .where('b.user_id', '=', userId)
          .orderBy('r.created_at')
          .execute(),
      payments: async ({ userId }) => {
        const rows = await db
          .selectFrom('payments as p')
          .innerJoin('bookings as b', 'b.id', 'p.booking_id')
          .select(['b.reference', 'p.amount', 'p.currency', 'p.created_at'])
          .select(({ ref }) => [
            paymentJson('p').as('payment'),
            leftOf('p').as('left'),
            owesRefund(ref('b.id')).as('owes_refund'),
          ])
          .where('b.user_id', '=', userId)
          .orderBy('p.created_at')
          .execute()
        return rows.map(({ payment, left, owes_refund, ...row }) => ({
          ...row,
          refund_amount: row.amount - left,
          status: payment && paymentWord(paymentOfRow(payment), owes_refund && left < row.amount),
        }))
      },
      drivers_asked_for: ({ userId }) =>
        db
          .selectFrom('driver_change_requests as d')
          .innerJoin('bookings as b', 'b.id', 'd.booking_id')
          .select(['b.reference', 'd.driver', 'd.mailed_to', 'd.created_at'])
          .where('b.user_id', '=', userId)
          .orderBy('d.created_at')
          .execute(),
      invoices: async ({ userId }) => {
        const rows = await db
          .selectFrom('invoices as i')
          .innerJoin('bookings as b', 'b.id', 'i.booking_id')
          .select('i.content')
          .where('b.user_id', '=', userId)
          .orderBy('i.issued_at')
          .orderBy('i.number')
          .execute()
        return rows.map(({ content }) => withoutCard(InvoiceContract.parse(content)))
      },
    },

    async erase(tx, { userId, email, emailVerified }) {
      if (emailVerified) await tx.deleteFrom('reference_requests').where('email', '=', email).execute()
      await endCarts(tx, userId, clock.now())
      // Includes mails to drivers whose address differs from the account's.
      await sql`
        delete from mails m using bookings b
        where b.user_id = ${userId} and position(b.reference in m.text) > 0`.execute(tx)
      const own = tx.selectFrom('bookings').select('id').where('user_id', '=', userId)
      await tx
        .updateTable('bookings')
        .set({ driver: null, driver_email: null, cancellation: sql`cancellation - 'reason'` })
        .where('user_id', '=', userId)
        .execute()
      await tx
        .updateTable('booking_changes')
        .set({ asked: sql`asked - 'driver'`, contents: sql`contents - 'driver'` })
        .where('booking_id', 'in', own)
        .execute()
      await tx.deleteFrom('driver_change_requests').where('booking_id', 'in', own).execute()
      await tx.deleteFrom('booking_grants').where('booking_id', 'in', own).execute()
      await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute()
      await tx
        .updateTable('ratings')
        .set({ comment: null, refused_reason: null })
        .where('booking_id', 'in', own)
        .execute()
    },
  }
}

/** Locks a person's bookings and returns the references of unfinished ones: rental not over, or money in transit. */
export async function openBookings(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select(['reference', 'status', 'supplier_state'])
    .select(({ or, exists, ref, selectFrom }) =>
      or([
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.booking_id', '=', 'bookings.id')
            .where('payments.state', 'in', ['opened', 'authorised']),
        ),
        hasDueRefund(ref('bookings.id')),
      ]).as('unpaid'),
    )
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const open = rows.filter(
    ({ status, supplier_state, unpaid }) =>
      ['awaiting_payment', 'awaiting_supplier', 'confirmed'].includes(status) ||
      ['changing', 'cancelling'].includes(supplier_state) ||
      unpaid,
  )
  return open.map(({ reference }) => reference)
}

async function endCarts(tx: Db, userId: string, at: Temporal.Instant): Promise<void> {
  const ended = await tx
    .updateTable('bookings')
    .set({ status: 'expired', updated_at: at })
    .where('user_id', '=', userId)
    .where('status', '=', 'cart')
    .returning('id')
    .execute()
  for (const { id } of ended)
    await tx
      .insertInto('booking_events')
      .values({ id: newId(), booking_id: id, at, kind: 'expired', detail: null, ...writtenBy() })
      .execute()
}

function withoutCard(shown: Booking | Invoice): object {
  return { ...shown, card: undefined }
}
