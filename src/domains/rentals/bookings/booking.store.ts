import { sql } from 'kysely'
import { paymentStore } from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import { noteReference, writtenBy } from '#platform/work-context.ts'
import { bookingReads, type BookingReads } from './booking-read.store.ts'
import type { CartContents, StateTransition } from './state-transition.ts'
import { changedColumns, contentColumns, json } from './booking-row.ts'
import { assertMayBecome, type BookingRecord } from './booking.ts'
import { removeCartsBeyond } from './old-carts.store.ts'
import { recordCouponPartner, recordAttribution, partnersDue } from '#domains/attribution/public.ts'

export type NewCart = CartContents &
  Pick<BookingRecord, 'id' | 'reference' | 'userId' | 'langId' | 'planId'> & {
    exchange: ExchangeRates
    now: Temporal.Instant
  }

export type BookingStore = BookingReads & {
  /** `alongside` runs in the same transaction. */
  insertCart(cart: NewCart, alongside?: (tx: Db) => Promise<void>): Promise<void>
  /** Returns false if the booking was not in the state `from`. `alongside` shares the transaction. */
  change(change: StateTransition, alongside?: (tx: Db) => Promise<void>): Promise<boolean>
  /** Like `change`, in the caller's transaction. */
  changeIn(tx: Db, change: StateTransition, alongside?: (tx: Db) => Promise<void>): Promise<boolean>
  /** Releases the lease and schedules the next attempt. */
  postpone(id: string, until: Temporal.Instant): Promise<void>
  grant(tokenHash: Buffer, bookingId: string): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    bookings: BookingStore
  }
}

/** Max carts per person; a new one evicts the oldest. */
const MAX_CARTS_PER_PERSON = 20

/** `workerId` is stored with each booking it leases. */
export function bookingStore(db: Db, workerId: string): BookingStore {
  return {
    ...bookingReads(db),

    async insertCart(cart, alongside) {
      const { id, reference, userId, langId, planId, exchange, now } = cart
      noteReference(reference)
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('bookings')
          .values({
            ...snakeKeys({ id, reference, userId, langId, planId, exchange }),
            status: 'cart',
            driver: null,
            driver_email: null,
            created_at: now,
            updated_at: now,
            ...contentColumns(cart),
          })
          .execute()
        await insertEvent(tx, id, { kind: 'added_to_cart' }, now)
        if (cart.sold.ledBy) await recordAttribution(tx, id, cart.sold.ledBy)
        await alongside?.(tx)
        await removeCartsBeyond(tx, userId, MAX_CARTS_PER_PERSON)
      })
    },

    change: (change, alongside) =>
      db.transaction().execute((tx) => changeIn(tx, workerId, change, alongside)),

    changeIn: (tx, change, alongside) => changeIn(tx, workerId, change, alongside),

    async postpone(id, until) {
      await db
        .transaction()
        .execute((tx) =>
          tx
            .updateTable('bookings')
            .set({ lease_until: until, lease_owner: null })
            .where('id', '=', id)
            .execute(),
        )
    },

    async grant(tokenHash, bookingId) {
      await db
        .insertInto('booking_grants')
        .values({ token_hash: tokenHash, booking_id: bookingId })
        .onConflict((same) => same.doNothing())
        .execute()
    },
  }
}

async function changeIn(
  tx: Db,
  workerId: string,
  change: StateTransition,
  alongside?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const now = change.now
  const { status, supplierState, cart } = change.from
  if (change.set.status !== undefined) assertMayBecome(status, change.set.status)
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
      .where(sql<boolean>`protection is not distinct from ${cart.protection && json(cart.protection)}::jsonb`)
      .where('quote_expires_at', '=', cart.quoteExpiresAt)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (change.openPayment) await openPayment(tx, change.bookingId, change.openPayment, now)
  if (change.payment) {
    const { id, from, to, ...note } = change.payment
    if (!(await paymentStore.move(tx, id, { from, to }, now, note)))
      throw new Error(`payment ${id} is not ${from}`)
  }
  if (status === 'cart' && change.set.coupon !== undefined)
    await recordCouponPartner(tx, change.bookingId, change.set.coupon?.code ?? null)
  await insertEvent(tx, change.bookingId, change.event, now)
  await alongside?.(tx)
  return true
}

async function openPayment(
  tx: Db,
  bookingId: string,
  { id, amount, changeId }: NonNullable<StateTransition['openPayment']>,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await paymentStore.open(tx, { id, amount, of: { bookingId, changeId } }, now)))
    throw new Error(`booking ${bookingId} has a payment that is open or captured`)
}

/** Records an event in a booking's history and marks its partner's earnings for recalculation. */
export async function insertEvent(
  tx: Db,
  bookingId: string,
  event: StateTransition['event'],
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('booking_events')
    .values({
      id: newId(),
      booking_id: bookingId,
      at,
      kind: event.kind,
      detail: event.detail ?? null,
      ...writtenBy(),
    })
    .execute()
  await partnersDue(tx, [bookingId])
}
