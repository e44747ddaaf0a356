import { sql } from 'kysely'
import type { CardMark, DeclineReason } from '#domains/payments/public.ts'
import { hasTask } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripMoney } from '../journey/trip-money.ts'
import { moneyOfRow } from '../journey/trip-row.ts'
import type { Approval, TripEventKind, TripStatus } from '../journey/trip.contract.ts'
import type { TripPayment, TripPaymentStatus } from './trip-payment.ts'

/** A trip as far as its payment goes. */
export type PaidTrip = {
  id: string
  reference: string
  status: TripStatus
  approval: Approval
  payBy: string
  category: number
  startAt: Temporal.Instant
  timeZone: string
  /** The profile of who booked it; null: the staff did, for a caller. */
  bookedBy: string | null
  total: Money
  money: TripMoney
  langId: LangId
  /** Until when it may be paid counts from here: its booking, or its approval. */
  changedAt: Temporal.Instant
}

const TAKEN_SECONDS = 60

/** Payments of trips by card. Those that write take the caller's transaction. */
export const tripPaymentStore = {
  async tripOf(db: Db, by: { reference: string } | { id: string }, lock = false): Promise<PaidTrip | null> {
    let query = db
      .selectFrom('trips')
      .select([
        'id',
        'reference',
        'status',
        'approval',
        'pay_by',
        'category',
        'start_at',
        'time_zone',
        'total',
        'currency',
      ])
      .select(['lang_id', 'changed_at', 'booked_by', 'billed_total', 'paid', 'collected', 'cancellation'])
    query = 'id' in by ? query.where('id', '=', by.id) : query.where('reference', '=', by.reference)
    const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      reference: row.reference,
      status: row.status,
      approval: row.approval,
      payBy: row.pay_by,
      category: row.category,
      startAt: row.start_at,
      timeZone: row.time_zone,
      bookedBy: row.booked_by,
      total: money(row.total, row.currency),
      money: moneyOfRow(row),
      langId: row.lang_id as LangId,
      changedAt: row.changed_at,
    }
  },

  /** A payment of what is due of a trip. Null: it has one that is open or captured. */
  async open(
    tx: Db,
    trip: PaidTrip,
    now: Temporal.Instant,
    nextAt: Temporal.Instant,
  ): Promise<TripPayment | null> {
    const row = await tx
      .insertInto('trip_payments')
      .values({
        id: newId(),
        trip_id: trip.id,
        status: 'opened',
        amount: trip.money.due.amount,
        currency: trip.money.due.currency,
        next_at: nextAt,
        created_at: now,
        changed_at: now,
      })
      .onConflict((same) =>
        same.column('trip_id').where('status', 'in', ['opened', 'asked', 'captured']).doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    return row ? paymentOf(row) : null
  },

  async find(db: Db, id: string): Promise<TripPayment | null> {
    const row = await db.selectFrom('trip_payments').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? paymentOf(row) : null
  },

  /**
   * The newest payment of a trip, how much of it was or will be refunded, and whether a refund that came back or was
   * refused has not been paid another way yet.
   */
  async latest(
    db: Db,
    tripId: string,
  ): Promise<{ payment: TripPayment; refunded: number; owesRefund: boolean } | null> {
    const row = await db
      .selectFrom('trip_payments')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('trip_refunds')
          .select((of) => of.fn.coalesce(of.fn.sum<string>('trip_refunds.amount'), sql<string>`0`).as('sum'))
          .whereRef('trip_refunds.payment_id', '=', 'trip_payments.id')
          .where('trip_refunds.status', '!=', 'failed')
          .as('refunded'),
      )
      .select((eb) =>
        eb
          .or([
            hasTask({ tripId: eb.ref('trip_payments.trip_id') }, 'pay_back', { open: true }),
            hasTask({ tripId: eb.ref('trip_payments.trip_id') }, 'refund_refused', { open: true }),
          ])
          .as('owes_refund'),
      )
      .where('trip_id', '=', tripId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row
      ? { payment: paymentOf(row), refunded: Number(row.refunded), owesRefund: Boolean(row.owes_refund) }
      : null
  },

  /** Leaves a payment open: notes its card, once that is known, and when the gateway is asked about it next. */
  async askNext(
    db: Db,
    id: string,
    card: CardMark | null,
    now: Temporal.Instant,
    nextAt: Temporal.Instant,
  ): Promise<void> {
    await db
      .updateTable('trip_payments')
      .set({ next_at: nextAt, changed_at: now, ...cardColumns(card) })
      .where('id', '=', id)
      .where('status', 'in', ['opened', 'asked'])
      .execute()
  },

  /** Moves a payment that is still open; false: another process has ended it. */
  async move(
    tx: Db,
    id: string,
    to: {
      status: TripPaymentStatus
      card?: CardMark | null
      declineReason?: DeclineReason | null
      actionUrl?: string | null
    },
    now: Temporal.Instant,
    nextAt: Temporal.Instant | null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('trip_payments')
      .set({
        status: to.status,
        next_at: nextAt,
        changed_at: now,
        ...cardColumns(to.card),
        ...(to.declineReason && { decline_reason: to.declineReason }),
        ...(to.actionUrl !== undefined && { action_url: to.actionUrl }),
      })
      .where('id', '=', id)
      .where('status', 'in', ['opened', 'asked'])
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Ids of payments whose time has come, taken for a minute. */
  async takeDue(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update trip_payments set next_at = ${now.add({ seconds: TAKEN_SECONDS })}
      where id in (
        select id from trip_payments where next_at <= ${now} order by next_at limit ${limit}
        for update skip locked
      ) returning id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** The amount of a trip that its card has paid. */
  async notePaid(tx: Db, tripId: string, amount: number): Promise<void> {
    await tx.updateTable('trips').set({ paid: amount }).where('id', '=', tripId).execute()
  },

  /** A bank has moved what a card paid: it is compared with the gateway's book again. */
  async noteMoved(tx: Db, tripId: string, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('trip_payments')
      .set({ changed_at: now })
      .where('trip_id', '=', tripId)
      .where('status', '=', 'captured')
      .execute()
  },

  async noteEvent(
    tx: Db,
    tripId: string,
    kind: TripEventKind,
    detail: object,
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .insertInto('trip_events')
      .values({ id: newId(), trip_id: tripId, at: now, kind, detail })
      .execute()
  },

  /** Trips to be paid by card that nobody has paid or is paying, booked or approved before. */
  async unpaid(db: Db, before: Temporal.Instant, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('trips')
      .select('id')
      .where('status', '=', 'booked')
      .where('pay_by', '=', 'card')
      .where('approval', 'in', ['none', 'approved'])
      .where('changed_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('trip_payments')
              .select('trip_payments.id')
              .whereRef('trip_payments.trip_id', '=', 'trips.id')
              .where('trip_payments.status', 'in', ['opened', 'asked', 'captured']),
          ),
        ),
      )
      .orderBy('changed_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },
}

type Row = {
  id: string
  trip_id: string
  status: TripPaymentStatus
  amount: number
  currency: string
  card_brand: string | null
  card_last4: string | null
  decline_reason: string | null
  action_url: string | null
  created_at: Temporal.Instant
}

function cardColumns(card: CardMark | null | undefined) {
  return card ? { card_brand: card.brand, card_last4: card.last4 } : {}
}

function paymentOf(row: Row): TripPayment {
  const { card_brand: brand, card_last4: last4 } = row
  return {
    id: row.id,
    tripId: row.trip_id,
    status: row.status,
    amount: money(row.amount, row.currency),
    card: brand !== null && last4 !== null ? ({ brand, last4 } as CardMark) : null,
    declineReason: row.decline_reason as DeclineReason | null,
    actionUrl: row.action_url,
    createdAt: row.created_at,
  }
}
