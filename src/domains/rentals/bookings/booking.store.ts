import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { IssuedDocument } from '../../invoices/invoice.contract.ts'
import type { BookingStatus, Driver } from './booking.contract.ts'
import {
  changedColumns,
  contentColumns,
  date,
  json,
  recordOf,
  toRecord,
  type PaymentRow,
} from './booking-row.ts'
import type { BookingRecord, Payment, PaymentStatus, SupplierState } from './booking.ts'

/** Whose bookings may be seen: the owner's, and those a token was let into. */
export type Reader = { userId: string; tokenHash: Buffer }

export type BookingFilter = {
  id?: string | undefined
  reference?: string | undefined
  status?: BookingStatus | undefined
  /** Only what was ordered: no carts. */
  ordered?: boolean
  /** Pick-up day range, `YYYY-MM-DD`, both days inside. */
  from?: string | undefined
  to?: string | undefined
}

/** One state change: applied whole, or not at all when the booking is not where `from` says. */
export type Change = {
  bookingId: string
  from: {
    status: BookingStatus
    supplierState?: SupplierState
    payment?: PaymentStatus
    /** What the cart held when this change was decided on. */
    cart?: Pick<BookingRecord, 'price' | 'extras' | 'protection' | 'quoteExpiresAt'>
  }
  set: {
    status?: BookingStatus
    supplierState?: SupplierState
    supplierReference?: string
    driver?: Driver
    cancellation?: BookingRecord['cancellation']
    attempts?: number
    leaseUntil?: Temporal.Instant | null
    exchange?: ExchangeRates
  } & Partial<CartContents>
  payment?: { id: string; status: PaymentStatus; card?: Payment['card']; refundAmount?: number }
  /** `change_id`: what it is for, when it is not the order. */
  openPayment?: { id: string; amount: number; currency: string; change_id?: string }
  event: { kind: string; detail?: object }
  now: Temporal.Instant
}

/** What may change while a booking is in the cart. */
export type CartContents = Pick<
  BookingRecord,
  'sold' | 'extras' | 'protection' | 'coupon' | 'price' | 'quoteExpiresAt' | 'pickUpAt' | 'dropOffAt'
>

export type NewCart = CartContents &
  Pick<BookingRecord, 'id' | 'reference' | 'userId' | 'langId' | 'planId'> & {
    exchange: ExchangeRates
    now: Temporal.Instant
  }

export type BookingStore = {
  insertCart(cart: NewCart): Promise<void>
  find(id: string): Promise<BookingRecord | null>
  findFor(reader: Reader, filter: BookingFilter): Promise<BookingRecord | null>
  listFor(
    reader: Reader,
    filter: BookingFilter,
    page: { limit: number; offset: number },
  ): Promise<{ items: BookingRecord[]; total: number }>
  /** Whether an order of this booking was placed under this idempotency key. */
  wasOrderedUnder(id: string, key: string): Promise<boolean>
  findByReference(reference: string, email: string): Promise<BookingRecord | null>
  upcomingOf(email: string, now: Temporal.Instant): Promise<BookingRecord[]>
  /** False when the booking was not in the state the change starts from. `alongside` shares the transaction. */
  change(change: Change, alongside?: (tx: Db) => Promise<void>): Promise<boolean>
  /** Nobody works on it any more; it is to be looked at again then. */
  postpone(id: string, until: Temporal.Instant): Promise<void>
  grant(tokenHash: Buffer, bookingId: string): Promise<void>
  /** False: the booking has such a task already. */
  openTask(task: {
    bookingId: string
    kind: string
    deadline: Temporal.Instant
    now: Temporal.Instant
  }): Promise<boolean>
}

/** `workerId` is noted with each booking worked on. */
export function bookingStore(db: Db, workerId: string): BookingStore {
  const records = () =>
    db
      .selectFrom('bookings')
      .selectAll('bookings')
      .select((row) => [
        // Paid by two cards, it has no one card.
        sql<PaymentRow | null>`(select to_jsonb(p) || case when 1 < (
          select count(distinct (o.card_brand, o.card_last4)) from payments o
          where o.booking_id = p.booking_id and o.status in ('captured', 'refunding', 'refunded'))
          then '{"card_brand": null, "card_last4": null}' else '{}' end::jsonb
        from payments p where p.booking_id = ${row.ref('bookings.id')}
        and (p.change_id is null or p.status in ('captured', 'refunding', 'refunded'))
        order by p.status = 'refunding' desc, p.change_id is null desc, p.id desc limit 1)`.as('payment'),
        sql<IssuedDocument[]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'kind', i.kind, 'number', i.number, 'issued_at', i.content -> 'issued_at')
        order by i.issued_at, i.kind desc, i.number), '[]')
        from invoices i where i.booking_id = ${row.ref('bookings.id')})`.as('invoices'),
        sql<BookingRecord['events']>`(select coalesce(jsonb_agg(jsonb_build_object(
        'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', e.kind) order by e.at, e.id), '[]')
        from booking_events e where e.booking_id = ${row.ref('bookings.id')})`.as('events'),
      ])

  const readable = (reader: Reader, filter: BookingFilter) => {
    let query = records().where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('bookings.user_id', '=', reader.userId),
        exists(
          selectFrom('booking_grants')
            .select('booking_grants.booking_id')
            .whereRef('booking_grants.booking_id', '=', 'bookings.id')
            .where('booking_grants.token_hash', '=', reader.tokenHash),
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
    async insertCart(cart) {
      const now = date(cart.now)
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('bookings')
          .values({
            id: cart.id,
            reference: cart.reference,
            user_id: cart.userId,
            lang_id: cart.langId,
            status: 'cart',
            plan_id: cart.planId,
            exchange: cart.exchange,
            driver: null,
            driver_email: null,
            created_at: now,
            updated_at: now,
            ...contentColumns(cart),
          })
          .execute()
        await insertEvent(tx, cart.id, { kind: 'added_to_cart' }, now)
      })
    },

    async find(id) {
      return recordOf(await records().where('bookings.id', '=', id).executeTakeFirst())
    },

    async findFor(reader, filter) {
      return recordOf(
        await readable(reader, filter).orderBy('bookings.created_at', 'desc').executeTakeFirst(),
      )
    },

    async listFor(reader, filter, { limit, offset }) {
      const { total } = await readable(reader, filter)
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await readable(reader, filter)
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

    async findByReference(reference, email) {
      const row = await records()
        .where('bookings.reference', '=', reference)
        .where('bookings.driver_email', '=', email.toLowerCase())
        .executeTakeFirst()
      return recordOf(row)
    },

    async upcomingOf(email, now) {
      const rows = await records()
        .where('bookings.driver_email', '=', email.toLowerCase())
        .where('bookings.status', 'in', ['awaiting_supplier', 'confirmed'])
        .where('bookings.drop_off_at', '>', date(now))
        .orderBy('bookings.pick_up_at')
        .limit(20)
        .execute()
      return rows.map(toRecord)
    },

    change(change, alongside) {
      const now = date(change.now)
      const { status, supplierState, payment: paymentFrom, cart } = change.from
      return db.transaction().execute(async (tx) => {
        let update = tx
          .updateTable('bookings')
          .set({ ...changedColumns(change.set, workerId), updated_at: now })
          .where('id', '=', change.bookingId)
          .where('status', '=', status)
        if (supplierState !== undefined) update = update.where('supplier_state', '=', supplierState)
        if (cart)
          update = update
            .where('price', '=', json(cart.price))
            .where('extras', '=', json(cart.extras))
            .where(
              sql<boolean>`protection is not distinct from ${cart.protection && json(cart.protection)}::jsonb`,
            )
            .where('quote_expires_at', '=', date(cart.quoteExpiresAt))
        const { numUpdatedRows } = await update.executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        if (change.openPayment)
          await tx
            .insertInto('payments')
            .values({
              ...change.openPayment,
              booking_id: change.bookingId,
              status: 'opened',
              created_at: now,
              updated_at: now,
            })
            .execute()
        if (change.payment) {
          const { id, card, refundAmount, status: paymentStatus } = change.payment
          const paid = await tx
            .updateTable('payments')
            .set({
              status: paymentStatus,
              updated_at: now,
              ...(card && { card_brand: card.brand, card_last4: card.last4 }),
              ...(refundAmount !== undefined && { refund_amount: refundAmount }),
            })
            .where('id', '=', id)
            .where('status', '=', paymentFrom ?? 'opened')
            .executeTakeFirst()
          if (paid.numUpdatedRows === 0n) throw new Error(`payment ${id} is not ${paymentFrom ?? 'opened'}`)
        }
        await insertEvent(tx, change.bookingId, change.event, now)
        await alongside?.(tx)
        return true
      })
    },

    async postpone(id, until) {
      await db
        .updateTable('bookings')
        .set({ lease_until: date(until), lease_owner: null })
        .where('id', '=', id)
        .execute()
    },

    async grant(tokenHash, bookingId) {
      await db
        .insertInto('booking_grants')
        .values({ token_hash: tokenHash, booking_id: bookingId })
        .onConflict((same) => same.doNothing())
        .execute()
    },

    async openTask({ bookingId, kind, deadline, now }) {
      const opened = await db
        .insertInto('staff_tasks')
        .values({
          id: newId(),
          booking_id: bookingId,
          kind,
          deadline: date(deadline),
          created_at: date(now),
          done_at: null,
        })
        .onConflict((same) => same.columns(['booking_id', 'kind']).doNothing())
        .executeTakeFirst()
      return opened.numInsertedOrUpdatedRows === 1n
    },
  }
}

async function insertEvent(tx: Db, bookingId: string, event: Change['event'], at: Date): Promise<void> {
  await tx
    .insertInto('booking_events')
    .values({ id: newId(), booking_id: bookingId, at, kind: event.kind, detail: event.detail ?? null })
    .execute()
}
