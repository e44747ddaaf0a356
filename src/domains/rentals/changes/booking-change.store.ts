import { sql } from 'kysely'
import { paymentJson, paymentOfRow, refundStore, type PaymentRow } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import {
  StaleChangeError,
  OPEN_STATES,
  type RequestedChange,
  type BookingChange,
  type ChangeState,
} from './booking-change.ts'
import { json } from '../bookings/booking-row.ts'

/** Selects changes with their payment. */
const selectChanges = (db: Db) =>
  db
    .selectFrom('booking_changes as c')
    .selectAll('c')
    .select(
      sql<PaymentRow | null>`(select ${paymentJson('p')} from payments p where p.change_id = c.id)`.as(
        'payment',
      ),
    )

export async function insertQuotedChange(
  db: Db,
  change: Omit<BookingChange, 'state' | 'payment'>,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('booking_changes')
    .values({
      id: change.id,
      booking_id: change.bookingId,
      reference: change.reference,
      state: 'quoted',
      asked: change.asked,
      contents: change.contents,
      due: change.due.amount,
      currency: change.due.currency,
      refunds: json(change.refunds),
      expires_at: change.expiresAt,
      created_at: now,
    })
    .execute()
}

/** Finds the latest unexpired quote for exactly this change. */
export async function findQuotedChange(
  db: Db,
  bookingId: string,
  requested: RequestedChange,
  now: Temporal.Instant,
): Promise<BookingChange | null> {
  const row = await selectChanges(db)
    .where('c.booking_id', '=', bookingId)
    .where('c.state', '=', 'quoted')
    .where('c.asked', '=', json(requested))
    .where('c.expires_at', '>', now)
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toChange(row) : null
}

/** Finds the latest accepted change that did not fail, if it was for exactly this request. */
export async function findAcceptedChange(
  db: Db,
  bookingId: string,
  requested: RequestedChange,
): Promise<BookingChange | null> {
  const row = await selectChanges(db)
    .select(sql<boolean>`c.asked = ${json(requested)}`.as('is_same'))
    .where('c.booking_id', '=', bookingId)
    .where('c.state', 'not in', ['quoted', 'failed'])
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.is_same ? toChange(row) : null
}

/** Finds the unfinished change of a booking. */
export async function findOpenChange(db: Db, bookingId: string): Promise<BookingChange | null> {
  const row = await selectChanges(db)
    .where('c.booking_id', '=', bookingId)
    .where('c.state', 'in', OPEN_STATES)
    .executeTakeFirst()
  return row ? toChange(row) : null
}

/** Finds the latest change that failed after the supplier had made a new reservation for it. */
export async function findRebookedChange(db: Db, bookingId: string): Promise<BookingChange | null> {
  const row = await selectChanges(db)
    .where('c.booking_id', '=', bookingId)
    .where('c.state', 'in', ['refused', 'failed'])
    .where('c.rebooked', '=', true)
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toChange(row) : null
}

/** Results of a step of a change. */
export type ChangeProgress = Partial<
  Pick<BookingChange, 'rebooked' | 'supplierReference' | 'silent' | 'reason'>
>

/**
 * Advances a change in its booking's transaction. Throws `StaleChangeError` if its state has changed since it was read.
 */
export async function moveChange(
  tx: Db,
  change: BookingChange,
  to: ChangeState,
  { rebooked, supplierReference, silent, reason }: ChangeProgress = {},
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_changes')
    .set({
      state: to,
      ...(rebooked !== undefined && { rebooked }),
      ...(supplierReference !== undefined && { supplier_reference: supplierReference }),
      ...(silent !== undefined && { silent }),
      ...(reason !== undefined && { reason }),
    })
    .where('id', '=', change.id)
    .where('state', '=', change.state)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StaleChangeError(`change ${change.id} is not ${change.state}`)
}

/** Ends a completed change and voids other quotes, which were priced for the booking's former contents. */
export async function finishChange(tx: Db, change: BookingChange, now: Temporal.Instant): Promise<void> {
  await moveChange(tx, change, 'done')
  for (const refund of change.refunds) await refundStore.add(tx, { ...refund, status: 'done' }, now)
  await tx
    .updateTable('booking_changes')
    .set({ state: 'failed' })
    .where('booking_id', '=', change.bookingId)
    .where('state', '=', 'quoted')
    .execute()
}

type Row = {
  id: string
  booking_id: string
  reference: string
  state: ChangeState
  asked: object
  contents: object
  due: number
  currency: string
  refunds: object
  rebooked: boolean
  supplier_reference: string | null
  silent: boolean
  reason: string | null
  expires_at: Temporal.Instant
  payment: PaymentRow | null
}

function toChange(row: Row): BookingChange {
  return {
    id: row.id,
    bookingId: row.booking_id,
    reference: row.reference,
    state: row.state,
    asked: row.asked as RequestedChange,
    contents: row.contents as BookingChange['contents'],
    due: { amount: row.due, currency: row.currency },
    refunds: row.refunds as BookingChange['refunds'],
    rebooked: row.rebooked,
    supplierReference: row.supplier_reference,
    silent: row.silent,
    reason: row.reason as BookingChange['reason'],
    expiresAt: row.expires_at,
    payment: row.payment && paymentOfRow(row.payment),
  }
}
