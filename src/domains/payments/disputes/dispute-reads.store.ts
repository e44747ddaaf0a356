import { sql } from 'kysely'
import type { z } from 'zod'
import type { TaskSubject } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { MoneySubject } from '../books/books.contract.ts'
import type { DisputeState } from '../payment-gateway.ts'
import type { DisputesQuery, StaffDispute } from './dispute.contract.ts'

/** A stored dispute, with its payment and its booking or trip. */
export type DisputeRecord = {
  dispute: Omit<StaffDispute, 'acts'>
  paymentId: string
  subject: TaskSubject
}

function selectWithReference(db: Db) {
  return db
    .selectFrom('disputes as d')
    .leftJoin('bookings as b', 'b.id', 'd.booking_id')
    .leftJoin('trips as t', 't.id', 'd.trip_id')
    .selectAll('d')
    .select(({ fn }) => fn.coalesce('b.reference', 't.reference').as('reference'))
}

/** Lists up to a page and one more, the latest first, after the dispute `after`. */
export async function selectDisputes(
  db: Db,
  { state, about, after, page_size: size }: z.output<typeof DisputesQuery>,
): Promise<DisputeRecord[]> {
  let query = selectWithReference(db)
    .orderBy('d.opened_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size + 1)
  if (state !== undefined) query = query.where('d.state', '=', state)
  if (about !== undefined)
    query = query.where(({ eb, or }) => or([eb('d.booking_id', '=', about), eb('d.trip_id', '=', about)]))
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(d.opened_at, d.id) < (select l.opened_at, l.id from disputes l where l.id = ${after})`,
    )
  return (await query.execute()).map(toDispute)
}

/** Finds a dispute by the gateway's id; null if there is none. */
export async function findDispute(db: Db, id: string): Promise<DisputeRecord | null> {
  const row = await selectWithReference(db).where('d.id', '=', id).executeTakeFirst()
  return row ? toDispute(row) : null
}

type Row = {
  id: string
  booking_id: string | null
  trip_id: string | null
  payment_id: string
  state: DisputeState
  amount: number
  currency: string
  answer_by: Temporal.Instant | null
  by_hand: boolean
  opened_at: Temporal.Instant
  changed_at: Temporal.Instant
  reference: string | null
}

function toDispute(row: Row): DisputeRecord {
  const about: MoneySubject = {
    kind: row.trip_id === null ? 'booking' : 'trip',
    id: row.trip_id ?? row.booking_id ?? '',
    name: row.reference ?? '',
  }
  return {
    dispute: {
      dispute_id: row.id,
      about,
      state: row.state,
      amount: money(row.amount, row.currency),
      answer_by: row.answer_by?.toString() ?? null,
      opened_at: row.opened_at.toString(),
      changed_at: row.changed_at.toString(),
      by_hand: row.by_hand,
    },
    paymentId: row.payment_id,
    subject: about.kind === 'trip' ? { tripId: about.id } : { bookingId: about.id },
  }
}
