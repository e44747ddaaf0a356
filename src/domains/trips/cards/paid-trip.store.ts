import { leftOf, paymentJson, paymentOfRow, type Payment } from '#domains/payments/public.ts'
import { partnersDue } from '#domains/attribution/public.ts'
import { hasTask } from '#domains/staff/public.ts'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripMoney } from '../journey/trip-money.ts'
import { moneyOfRow } from '../journey/trip-row.ts'
import type { Approval, TripEventKind, TripStatus } from '../journey/trip.contract.ts'

/** The payment details of a trip. */
export type PaidTrip = {
  id: string
  reference: string
  status: TripStatus
  approval: Approval
  payBy: string
  category: number
  startAt: Temporal.Instant
  timeZone: string
  /** The booker's profile. Null if the staff booked for a caller. */
  bookedBy: string | null
  total: Money
  money: TripMoney
  langId: LangId
  /** Start of the time allowed for payment: the booking, or its approval. */
  changedAt: Temporal.Instant
  unpaidMinutes: number
}

export async function findPaidTrip(
  db: Db,
  by: { reference: string } | { id: string },
  lock = false,
): Promise<PaidTrip | null> {
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
    .select([
      'lang_id',
      'changed_at',
      'unpaid_minutes',
      'booked_by',
      'billed_total',
      'paid',
      'collected',
      'cancellation',
    ])
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
    unpaidMinutes: row.unpaid_minutes,
  }
}

/**
 * Returns the newest payment of a trip, how much of it was or will be refunded, and whether a returned or rejected
 * refund still has to be paid another way.
 */
export async function findLatestPayment(
  db: Db,
  tripId: string,
): Promise<{ payment: Payment; refunded: number; owesRefund: boolean } | null> {
  const row = await db
    .selectFrom('payments as p')
    .select((eb) => [
      paymentJson('p').as('payment'),
      leftOf('p').as('left'),
      eb
        .or([
          hasTask({ tripId: eb.val(tripId) }, 'pay_back', { open: true }),
          hasTask({ tripId: eb.val(tripId) }, 'refund_refused', { open: true }),
        ])
        .as('owes_refund'),
    ])
    .where('p.trip_id', '=', tripId)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.payment) return null
  const payment = paymentOfRow(row.payment)
  return { payment, refunded: payment.amount.amount - row.left, owesRefund: Boolean(row.owes_refund) }
}

/** Stores the amount that the card has paid for a trip. */
export async function recordPaidAmount(tx: Db, tripId: string, amount: number): Promise<void> {
  await tx.updateTable('trips').set({ paid: amount }).where('id', '=', tripId).execute()
}

/** Records that a bank reversed a card payment, so that it is compared with the gateway's records again. */
export async function recordReversal(tx: Db, tripId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ updated_at: now })
    .where('trip_id', '=', tripId)
    .where('state', '=', 'captured')
    .execute()
  // A lost payment earns no commission.
  await partnersDue(tx, [tripId])
}

export async function recordPaymentEvent(
  tx: Db,
  tripId: string,
  kind: TripEventKind,
  detail: object,
  now: Temporal.Instant,
): Promise<void> {
  await tx.insertInto('trip_events').values({ id: newId(), trip_id: tripId, at: now, kind, detail }).execute()
  await partnersDue(tx, [tripId])
}

/** Returns trips whose card payment is overdue, with no payment made or in progress. */
export async function listUnpaidTrips(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where('status', '=', 'booked')
    .where('pay_by', '=', 'card')
    .where('approval', 'in', ['none', 'approved'])
    .where(
      'changed_at',
      '<',
      sql<Temporal.Instant>`${now}::timestamptz - unpaid_minutes * interval '1 minute'`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.trip_id', '=', 'trips.id')
            .where('payments.state', 'in', ['opened', 'captured']),
        ),
      ),
    )
    .orderBy('changed_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
