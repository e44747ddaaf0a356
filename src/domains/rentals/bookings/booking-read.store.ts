import { sql, type Expression } from 'kysely'
import { emailKey } from '#kernel/email-address.ts'
import { foldText } from '#kernel/fold-text.ts'
import type { Db } from '#platform/db/database.ts'
import type { IssuedDocument } from '#domains/invoices/public.ts'
import { hasUnpaidRefund, nextRefundJson, paymentJson, type PaymentRow } from '#domains/payments/public.ts'
import { hasTask } from '#domains/staff/public.ts'
import { noteReference } from '#platform/work-context.ts'
import { toRecord } from './booking-row.ts'
import type { BookingStatus } from './booking-status.contract.ts'
import type { BookingRecord } from './booking.ts'

/** The bookings a caller may see: those they own and those granted to their token. */
export type BookingAccess = { userId: string; tokenHash: Buffer }

export type BookingFilter = {
  id?: string | undefined
  reference?: string | undefined
  status?: BookingStatus | undefined
  /** True to exclude carts that were never ordered. */
  ordered?: boolean
  /** Inclusive range of pick-up days, `YYYY-MM-DD`. */
  from?: string | undefined
  to?: string | undefined
}

type TwinCandidate = Pick<BookingRecord, 'id' | 'planId' | 'pickUpAt'> & {
  driver: { last_name: string } | null
}

export type BookingReads = {
  find(id: string): Promise<BookingRecord | null>
  findFor(access: BookingAccess, filter: BookingFilter): Promise<BookingRecord | null>
  listFor(
    access: BookingAccess,
    filter: BookingFilter,
    page: { limit: number; offset: number },
  ): Promise<{ items: BookingRecord[]; total: number }>
  /** Returns true if an order of this booking was placed with this idempotency key. */
  wasOrderedUnder(id: string, key: string): Promise<boolean>
  /** Returns true if the reservation may belong to another booking: same number, or same driver, plan and pick-up. */
  hasTwin(booking: TwinCandidate, supplierReference: string): Promise<boolean>
  /** Returns true if another booking of the plan has this reservation. */
  hasReservation(booking: Pick<BookingRecord, 'id' | 'planId'>, supplierReference: string): Promise<boolean>
  findByReference(reference: string, email: string): Promise<BookingRecord | null>
  upcomingOf(email: string, now: Temporal.Instant): Promise<BookingRecord[]>
}

/** SQL condition: a refund was returned or rejected by the gateway, and has not been paid another way yet. */
export function owesRefund(bookingId: Expression<string>) {
  return sql<boolean>`(${hasTask({ bookingId }, 'pay_back', { open: true })}
    or (${hasTask({ bookingId }, 'refund_refused', { open: true })} and ${hasUnpaidRefund(bookingId)}))`
}

/** SQL expression: the total that staff refunded beyond the booking's terms, in hundredths. */
export function goodwillTotal(bookingId: Expression<string>) {
  return sql<number>`(select coalesce(sum(q.amount), 0)::float8 from refund_requests q
    where q.booking_id = ${bookingId} and q.ordered_at is not null)`
}

/** SQL expression: the staff's refunds beyond the terms, one by one, oldest first. */
function paidBackOf(bookingId: Expression<string>) {
  return sql<BookingRecord['paidBack']>`(select coalesce(jsonb_agg(jsonb_build_object(
    'amount', jsonb_build_object('amount', q.amount, 'currency', q.currency), 'cause', q.cause,
    'at', to_char(q.ordered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'with_cancellation', q.with_cancellation, 'done', q.amount <= (
      select coalesce(sum(r.amount), 0) from refunds r where r.request_id = q.id and r.status = 'done'))
    order by q.ordered_at, q.id), '[]')
    from refund_requests q where q.booking_id = ${bookingId} and q.ordered_at is not null)`
}

/** Reads bookings with their payment, documents and history, each in one query. */
export function bookingReads(db: Db): BookingReads {
  const records = () =>
    db
      .selectFrom('bookings')
      .selectAll('bookings')
      .select((row) => [
        // A booking paid with two cards has no single card. A change's payment counts once the change is made.
        sql<PaymentRow | null>`(select ${paymentJson('p')} || case when 1 < (
          select count(distinct (o.card_brand, o.card_last4)) from payments o
          where o.booking_id = p.booking_id and o.state = 'captured'
          and (o.change_id is null or exists (
            select from booking_changes c where c.id = o.change_id and c.state = 'done')))
          then '{"card_brand": null, "card_last4": null}' else '{}' end::jsonb
        from payments p where p.booking_id = ${row.ref('bookings.id')}
        and (p.change_id is null or exists (
          select from booking_changes c where c.id = p.change_id and c.state = 'done'))
        order by exists (select from refunds r where r.payment_id = p.id and r.status = 'due') desc,
          p.change_id is null desc, p.id desc limit 1)`.as('payment'),
        sql<PaymentRow | null>`(select ${paymentJson('p')} from payments p
        join booking_changes c on c.id = p.change_id and c.state = 'paying'
        where p.booking_id = ${row.ref('bookings.id')} and p.state = 'opened')`.as('change_payment'),
        nextRefundJson(row.ref('bookings.id')).as('next_refund'),
        paidBackOf(row.ref('bookings.id')).as('paid_back'),
        owesRefund(row.ref('bookings.id')).as('owes_refund'),
        sql<IssuedDocument[]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'kind', i.kind, 'number', i.number, 'issued_at', i.content -> 'issued_at')
        order by i.issued_at, i.kind desc, i.number), '[]')
        from invoices i where i.booking_id = ${row.ref('bookings.id')})`.as('invoices'),
        sql<number | null>`(select r.score from ratings r where r.booking_id = ${row.ref('bookings.id')})`.as(
          'rating',
        ),
        sql<boolean>`exists (select from caller_bookings c where c.booking_id = ${row.ref('bookings.id')})`.as(
          'for_caller',
        ),
        sql<BookingRecord['events']>`(select coalesce(jsonb_agg(jsonb_build_object(
        'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', e.kind) order by e.at, e.id), '[]')
        from booking_events e where e.booking_id = ${row.ref('bookings.id')})`.as('events'),
      ])

  const readable = (access: BookingAccess, filter: BookingFilter) => {
    let query = records().where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('bookings.user_id', '=', access.userId),
        exists(
          selectFrom('booking_grants')
            .select('booking_grants.booking_id')
            .whereRef('booking_grants.booking_id', '=', 'bookings.id')
            .where('booking_grants.token_hash', '=', access.tokenHash),
        ),
      ]),
    )
    if (filter.id !== undefined) query = query.where('bookings.id', '=', filter.id)
    if (filter.reference !== undefined) query = query.where('bookings.reference', '=', filter.reference)
    if (filter.status !== undefined) query = query.where('bookings.status', '=', filter.status)
    if (filter.ordered) query = query.where('bookings.status', 'not in', ['cart', 'expired'])
    const pickUpDay = sql<string>`bookings.sold -> 'rental' ->> 'pickUpAt'`
    if (filter.from !== undefined) query = query.where(pickUpDay, '>=', filter.from)
    if (filter.to !== undefined) query = query.where(pickUpDay, '<=', `${filter.to}T23:59`)
    return query
  }

  return {
    async find(id) {
      return recordOf(await records().where('bookings.id', '=', id).executeTakeFirst())
    },

    async findFor(access, filter) {
      return recordOf(
        await readable(access, filter).orderBy('bookings.created_at', 'desc').executeTakeFirst(),
      )
    },

    async listFor(access, filter, { limit, offset }) {
      const { total } = await readable(access, filter)
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await readable(access, filter)
        .orderBy('bookings.created_at', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { items: rows.map(toRecord), total }
    },

    async wasOrderedUnder(id, key) {
      const row = await db
        .selectFrom('booking_events')
        .select('id')
        .where('booking_id', '=', id)
        .where('kind', '=', 'order_placed')
        .where(sql<string>`detail ->> 'key'`, '=', key)
        .executeTakeFirst()
      return row !== undefined
    },

    async hasTwin({ id, planId, driver, pickUpAt }, supplierReference) {
      const lastName = foldText(driver?.last_name ?? '')
      const twins = await db
        .selectFrom('bookings')
        .select('supplier_reference')
        .select(sql<string | null>`driver ->> 'last_name'`.as('lastName'))
        .where('id', '!=', id)
        .where('plan_id', '=', planId)
        .where(({ or, and, eb }) =>
          or([
            eb('supplier_reference', '=', supplierReference),
            and([eb('status', '=', 'awaiting_supplier'), eb('pick_up_at', '=', pickUpAt)]),
          ]),
        )
        .execute()
      return twins.some(
        (twin) => twin.supplier_reference === supplierReference || foldText(twin.lastName ?? '') === lastName,
      )
    },

    async hasReservation({ id, planId }, supplierReference) {
      const other = await db
        .selectFrom('bookings')
        .select('id')
        .where('id', '!=', id)
        .where('plan_id', '=', planId)
        .where('supplier_reference', '=', supplierReference)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    },

    async findByReference(reference, email) {
      const row = await records()
        .where('bookings.reference', '=', reference)
        .where('bookings.driver_email', '=', emailKey(email))
        .executeTakeFirst()
      return recordOf(row)
    },

    async upcomingOf(email, now) {
      const rows = await records()
        .where('bookings.driver_email', '=', emailKey(email))
        .where('bookings.status', 'in', ['awaiting_supplier', 'confirmed'])
        .where('bookings.drop_off_at', '>', now)
        .orderBy('bookings.pick_up_at')
        .limit(20)
        .execute()
      return rows.map(toRecord)
    },
  }
}

/** Converts the row of a single booking and records its reference as the subject of the current request. */
function recordOf(row: Parameters<typeof toRecord>[0] | undefined): BookingRecord | null {
  if (!row) return null
  noteReference(row.reference)
  return toRecord(row)
}
