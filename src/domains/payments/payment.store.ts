import { sql, type Expression, type RawBuilder } from 'kysely'
import type { TaskSubject } from '#domains/staff/public.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import { giveBackKeys } from '#platform/db/window-counts.store.ts'
import type { CardMark, DeclineReason } from './payment-gateway.ts'
import { paymentOfRow, type PaymentRow } from './payment-row.ts'
import type { NextRefund, Payment, PaymentStatus } from './payment.ts'

/** The subject of a payment: a booking or a trip. */
export type PaidFor = { bookingId: string; changeId?: string | undefined } | { tripId: string }

/** The booking or trip that a card pays, or is tried for. */
export type CardSubject = { bookingId: string } | { tripId: string }

export type NewPayment = { id: string; amount: Money; of: PaidFor; nextAt?: Temporal.Instant }

/** Columns written with a payment’s new status. */
export type PaymentNote = {
  card?: CardMark | null
  declineReason?: DeclineReason | null
  nextAt?: Temporal.Instant | null
}

const TAKEN_SECONDS = 60

/**
 * SQL expression: JSON of the payment `p`, as read by `paymentOfRow`. Its refund is the sum of partial
 * refunds.
 */
export function paymentJson(p: 'p'): RawBuilder<PaymentRow | null> {
  return sql`to_jsonb(${sql.ref(p)}) || jsonb_build_object('refund', coalesce((
    select jsonb_build_object('amount', whole.amount, 'status', whole.status)
    from refunds whole where whole.id = ${sql.ref(`${p}.id`)}), (
    select jsonb_build_object('amount', sum(part.amount), 'status', 'done') from refunds part
    where part.payment_id = ${sql.ref(`${p}.id`)} and part.status = 'done'
    having sum(part.amount) = ${sql.ref(`${p}.amount`)})))`
}

/** SQL expression: the amount of a payment that is neither refunded nor to be refunded. */
export function leftOf(p: string): RawBuilder<number> {
  return sql`(${sql.ref(`${p}.amount`)} - coalesce((select sum(r.amount) from refunds r
    where r.payment_id = ${sql.ref(`${p}.id`)} and r.status != 'failed'), 0))::float8`
}

/** SQL condition: a refund of a booking is to be sent. */
export function hasDueRefund(bookingId: Expression<unknown>): RawBuilder<boolean> {
  return sql`exists (select from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId} and r.status = 'due')`
}

/** SQL condition: a payment or a refund is due. */
export const hasDuePayment: Due = (now) =>
  sql`exists (select from payments where next_at <= ${now}) or exists (select from refunds where next_at <= ${now})`

/** SQL query: the bookings with a refund to be sent. */
export const bookingsWithDueRefund = sql<{ booking_id: string }>`
  select p.booking_id from refunds r join payments p on p.id = r.payment_id
  where r.status = 'due' and p.booking_id is not null`

/** SQL condition: a booking has a refund to be sent, or a rejected one that was not paid another way. */
export function hasUnpaidRefund(bookingId: Expression<unknown>): RawBuilder<boolean> {
  return sql`exists (select from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId} and r.status in ('due', 'failed'))`
}

/**
 * SQL expression: JSON of the next refund of a booking to send, those requested by the staff first. Null if none is
 * due.
 */
export function nextRefundJson(bookingId: Expression<unknown>): RawBuilder<NextRefund | null> {
  return sql`(select jsonb_build_object('id', r.id, 'paymentId', r.payment_id, 'requestId', r.request_id,
      'amount', jsonb_build_object('amount', r.amount, 'currency', p.currency))
    from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId} and r.status = 'due'
    order by r.request_id is null, r.id limit 1)`
}

/** Card payments. Methods that write for other modules take the caller's transaction. */
export const paymentStore = {
  /** False: a booking or a trip has one that is open or captured. */
  async open(tx: Db, { id, amount, of, nextAt }: NewPayment, now: Temporal.Instant): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('payments')
      .values({
        id,
        ...('tripId' in of ? { trip_id: of.tripId } : { booking_id: of.bookingId, change_id: of.changeId }),
        state: 'opened',
        amount: amount.amount,
        currency: amount.currency,
        next_at: nextAt,
        created_at: now,
        updated_at: now,
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  async find(db: Db, id: string): Promise<(Payment & { tripId: string | null }) | null> {
    const row = await db
      .selectFrom('payments as p')
      .select(['p.trip_id', paymentJson('p').as('payment')])
      .where('p.id', '=', id)
      .executeTakeFirst()
    return row?.payment ? { ...paymentOfRow(row.payment), tripId: row.trip_id } : null
  },

  /** Returns the subject of a payment. Null if it does not exist. */
  async paidFor(db: Db, id: string): Promise<{ about: TaskSubject; currency: string } | null> {
    const row = await db
      .selectFrom('payments')
      .select(['booking_id', 'trip_id', 'currency'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row?.trip_id != null) return { about: { tripId: row.trip_id }, currency: row.currency }
    return row?.booking_id != null ? { about: { bookingId: row.booking_id }, currency: row.currency } : null
  },

  /**
   * Moves a payment to another status. False if another process has moved it already. An approval by the bank
   * removes the payment from the counts of declined cards.
   */
  async move(
    tx: Db,
    id: string,
    { from, to }: { from: PaymentStatus; to: PaymentStatus },
    now: Temporal.Instant,
    { card, declineReason, nextAt = null }: PaymentNote = {},
  ): Promise<boolean> {
    const isSettled = from === 'opened' && to !== 'opened'
    const counted = isSettled ? await countedUnder(tx, id) : []
    const { numUpdatedRows } = await tx
      .updateTable('payments')
      .set({
        state: to,
        ...(counted.length > 0 && { counted_under: null }),
        next_at: nextAt,
        updated_at: now,
        ...(card && { card_brand: card.brand, card_last4: card.last4 }),
        ...(declineReason && { decline_reason: declineReason }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    const isMoved = numUpdatedRows === 1n
    if (isMoved && (to === 'authorised' || to === 'captured')) await giveBackKeys(tx, counted)
    return isMoved
  },

  /** Records the keys that count a card during the 3-D Secure challenge of its open payment. */
  async noteCounted(db: Db, of: CardSubject, keys: readonly Buffer[]): Promise<void> {
    const query = db
      .updateTable('payments')
      .set({ counted_under: [...keys] })
      .where('state', '=', 'opened')
      .where('action_url', 'is not', null)
    await (
      'tripId' in of ? query.where('trip_id', '=', of.tripId) : query.where('booking_id', '=', of.bookingId)
    ).execute()
  },

  /** Leaves a payment open: records its card, once known, and when the gateway is queried next. */
  async scheduleNextCheck(
    db: Db,
    id: string,
    nextAt: Temporal.Instant,
    now: Temporal.Instant,
    card: CardMark | null = null,
  ): Promise<void> {
    await paymentStore.move(db, id, { from: 'opened', to: 'opened' }, now, { nextAt, card })
  },

  /** Stores the bank's 3-D Secure challenge of an open payment. */
  async challenge(
    tx: Db,
    id: string,
    { url, until }: { url: string; until: Temporal.Instant },
    nextAt: Temporal.Instant | null = null,
  ): Promise<void> {
    await open(tx, id).set({ action_url: url, action_until: until, next_at: nextAt }).execute()
  },

  /** Shortens a challenge to end at `until` at the latest, after the traveller returned without a result. */
  async shortenChallenge(db: Db, id: string, until: Temporal.Instant): Promise<void> {
    await open(db, id)
      .set({ action_until: sql<Temporal.Instant>`least(action_until, ${until})` })
      .where('action_until', 'is not', null)
      .execute()
  },

  /** Extends a challenge to end at `until` at the earliest, when the traveller returns to the bank. */
  async extendChallenge(db: Db, id: string, until: Temporal.Instant): Promise<void> {
    await open(db, id)
      .set({ action_until: sql<Temporal.Instant>`greatest(action_until, ${until})` })
      .where('action_until', 'is not', null)
      .execute()
  },

  /** Records that the traveller no longer pays with this card. */
  async abandon(db: Db, id: string, now: Temporal.Instant): Promise<void> {
    await open(db, id).set({ abandoned_at: now }).where('abandoned_at', 'is', null).execute()
  },

  /** Leases the due payments for a minute, and returns their ids. */
  async takeDue(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update payments set next_at = ${now.add({ seconds: TAKEN_SECONDS })}
      where id in (
        select id from payments where next_at <= ${now} order by next_at limit ${limit}
        for update skip locked
      ) returning id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /**
   * Returns the captured and refunded amounts of a booking, pending refunds included; all zero if nothing was
   * captured.
   */
  async moneyOfBooking(
    db: Db,
    bookingId: string,
  ): Promise<{ paid: number; refunded: number; refunding: number }> {
    const { rows } = await sql<{ paid: number; refunded: number; refunding: number }>`
      select coalesce(sum(p.amount), 0)::float8 as paid,
        coalesce(sum(r.done), 0)::float8 as refunded, coalesce(sum(r.due), 0)::float8 as refunding
      from payments p left join lateral (
        select sum(amount) filter (where status = 'done') as done, sum(amount) filter (where status = 'due') as due
        from refunds where payment_id = p.id) r on true
      where p.booking_id = ${bookingId} and p.state = 'captured'`.execute(db)
    return rows[0] ?? { paid: 0, refunded: 0, refunding: 0 }
  },

  /** Returns the unrefunded amount of each captured payment of a booking, in the order they were made. */
  async leftOfBooking(db: Db, bookingId: string): Promise<{ id: string; left: number }[]> {
    return db
      .selectFrom('payments as p')
      .select(['p.id', leftOf('p').as('left')])
      .where('p.booking_id', '=', bookingId)
      .where('p.state', '=', 'captured')
      .orderBy('p.id')
      .execute()
  },
}

async function countedUnder(tx: Db, id: string): Promise<Buffer[]> {
  const row = await tx.selectFrom('payments').select('counted_under').where('id', '=', id).executeTakeFirst()
  return row?.counted_under ?? []
}

function open(db: Db, id: string) {
  return db.updateTable('payments').where('id', '=', id).where('state', '=', 'opened')
}
