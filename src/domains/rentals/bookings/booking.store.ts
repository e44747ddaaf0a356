import { sql, type Selectable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BookingStatus, Driver } from './booking.contract.ts'
import type { BookingRecord, Payment, PaymentStatus, Sold, SupplierState } from './booking.ts'

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
  } & Partial<CartContents>
  payment?: { id: string; status: PaymentStatus; card?: Payment['card']; refundAmount?: number }
  openPayment?: { id: string; amount: number; currency: string }
  event: { kind: string; detail?: object }
  now: Temporal.Instant
}

/** What may change while a booking is in the cart. */
export type CartContents = Pick<
  BookingRecord,
  'sold' | 'extras' | 'protection' | 'price' | 'quoteExpiresAt' | 'pickUpAt' | 'dropOffAt'
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
  /** Takes up to `limit` bookings whose order or cancellation has not ended and that nobody works on. */
  claimUnsettled(now: Temporal.Instant, leaseUntil: Temporal.Instant, limit: number): Promise<string[]>
  /** Nobody works on it any more; it is to be looked at again then. */
  postpone(id: string, until: Temporal.Instant): Promise<void>
  /** Lets go what this worker held before it was killed: it can be taken up at once. */
  freeOwn(): Promise<void>
  grant(tokenHash: Buffer, bookingId: string): Promise<void>
  openTask(task: {
    bookingId: string
    kind: string
    deadline: Temporal.Instant
    now: Temporal.Instant
  }): Promise<void>
  /** Which of these stations an unfinished booking begins or ends at. */
  stationsInUse(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Ends what time ends: carts whose quote ran out, rentals whose cars are back. */
  endByTime(now: Temporal.Instant): Promise<{ expired: number; completed: number }>
}

/** `workerId` is noted with each booking worked on. */
export function bookingStore(db: Db, workerId: string): BookingStore {
  const records = () =>
    db
      .selectFrom('bookings')
      .selectAll('bookings')
      .select((row) => [
        sql<PaymentRow | null>`(select to_jsonb(p) from payments p where p.booking_id = ${row.ref('bookings.id')}
        order by p.id desc limit 1)`.as('payment'),
        sql<BookingRecord['events']>`(select coalesce(jsonb_agg(jsonb_build_object(
        'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', e.kind) order by e.id), '[]')
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

    async claimUnsettled(now, leaseUntil, limit) {
      const rows = await db
        .updateTable('bookings')
        .set((row) => ({
          lease_until: date(leaseUntil),
          lease_owner: workerId,
          attempts: row('attempts', '+', 1),
        }))
        .where('id', 'in', (from) =>
          from
            .selectFrom('bookings as b')
            .select('b.id')
            .where(({ eb, or, exists, selectFrom }) =>
              or([
                eb('b.status', 'in', ['awaiting_payment', 'awaiting_supplier']),
                eb('b.supplier_state', '=', 'cancelling'),
                exists(
                  selectFrom('payments')
                    .select('payments.id')
                    .whereRef('payments.booking_id', '=', 'b.id')
                    .where('payments.status', '=', 'refunding'),
                ),
              ]),
            )
            .where(({ eb, or }) =>
              or([eb('b.lease_until', 'is', null), eb('b.lease_until', '<=', date(now))]),
            )
            .orderBy('b.lease_until')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async postpone(id, until) {
      await db
        .updateTable('bookings')
        .set({ lease_until: date(until), lease_owner: null })
        .where('id', '=', id)
        .execute()
    },

    async freeOwn() {
      await db
        .updateTable('bookings')
        .set({ lease_until: null, lease_owner: null })
        .where('lease_owner', '=', workerId)
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
      await db
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

    async endByTime(now) {
      const end = async (from: BookingStatus, to: BookingStatus, due: 'quote_expires_at' | 'drop_off_at') => {
        const ended = await db
          .with('ended', (cte) =>
            cte
              .updateTable('bookings')
              .set({ status: to, updated_at: date(now) })
              .where('status', '=', from)
              // A cancellation that its supplier has not answered yet is not over.
              .where('supplier_state', '<>', 'cancelling')
              .where(due, '<', date(now))
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
                val(date(now)).as('at'),
                val<string>(to).as('kind'),
              ]),
          )
          .executeTakeFirst()
        return Number(ended.numInsertedOrUpdatedRows ?? 0n)
      }
      const expired = await end('cart', 'expired', 'quote_expires_at')
      return { expired, completed: await end('confirmed', 'completed', 'drop_off_at') }
    },
  }
}

async function insertEvent(tx: Db, bookingId: string, event: Change['event'], at: Date): Promise<void> {
  await tx
    .insertInto('booking_events')
    .values({ id: newId(), booking_id: bookingId, at, kind: event.kind, detail: event.detail ?? null })
    .execute()
}

/** jsonb columns are sent as text: pg would take a bare array for one of its own. */
function json(value: unknown): object {
  return JSON.stringify(value) as unknown as object
}

function contentColumns(contents: CartContents) {
  return {
    sold: contents.sold,
    extras: json(contents.extras),
    protection: contents.protection,
    price: contents.price,
    quote_expires_at: date(contents.quoteExpiresAt),
    pick_up_at: date(contents.pickUpAt),
    drop_off_at: date(contents.dropOffAt),
  }
}

function changedColumns(set: Change['set'], workerId: string) {
  return {
    ...(set.status !== undefined && { status: set.status }),
    ...(set.supplierState !== undefined && { supplier_state: set.supplierState }),
    ...(set.supplierReference !== undefined && { supplier_reference: set.supplierReference }),
    ...(set.driver !== undefined && { driver: set.driver, driver_email: set.driver.email.toLowerCase() }),
    ...(set.cancellation !== undefined && { cancellation: set.cancellation }),
    ...(set.attempts !== undefined && { attempts: set.attempts }),
    ...(set.leaseUntil !== undefined && {
      lease_until: set.leaseUntil && date(set.leaseUntil),
      lease_owner: set.leaseUntil && workerId,
    }),
    ...(set.sold !== undefined && { sold: set.sold }),
    ...(set.extras !== undefined && { extras: json(set.extras) }),
    ...(set.protection !== undefined && { protection: set.protection }),
    ...(set.price !== undefined && { price: set.price }),
    ...(set.quoteExpiresAt !== undefined && { quote_expires_at: date(set.quoteExpiresAt) }),
    ...(set.pickUpAt !== undefined && { pick_up_at: date(set.pickUpAt) }),
    ...(set.dropOffAt !== undefined && { drop_off_at: date(set.dropOffAt) }),
  }
}

type PaymentRow = {
  id: string
  status: PaymentStatus
  amount: number
  currency: string
  refund_amount: number
  card_brand: string | null
  card_last4: string | null
}

type BookingRow = Selectable<Tables['bookings']> & {
  payment: PaymentRow | null
  events: BookingRecord['events']
}

function recordOf(row: BookingRow | undefined): BookingRecord | null {
  return row ? toRecord(row) : null
}

function toRecord(row: BookingRow): BookingRecord {
  return {
    id: row.id,
    reference: row.reference,
    userId: row.user_id,
    langId: row.lang_id,
    status: row.status as BookingStatus,
    planId: row.plan_id,
    quoteExpiresAt: instant(row.quote_expires_at),
    sold: row.sold as Sold,
    extras: row.extras as unknown as BookingRecord['extras'],
    protection: row.protection as BookingRecord['protection'],
    price: row.price as BookingRecord['price'],
    driver: row.driver as Driver | null,
    pickUpAt: instant(row.pick_up_at),
    dropOffAt: instant(row.drop_off_at),
    supplierState: row.supplier_state,
    supplierReference: row.supplier_reference,
    cancellation: row.cancellation as BookingRecord['cancellation'],
    attempts: row.attempts,
    createdAt: instant(row.created_at),
    payment: row.payment && toPayment(row.payment),
    events: row.events,
  }
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    refundAmount: { amount: row.refund_amount, currency: row.currency },
    card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
  }
}

function date(at: Temporal.Instant): Date {
  return new Date(at.epochMilliseconds)
}

function instant(at: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
}
