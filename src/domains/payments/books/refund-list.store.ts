import { sql } from 'kysely'
import type { z } from 'zod'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { CardRefunds, RefundsQuery } from './refund-list.contract.ts'

/** Lists refunds to cards, the latest first, after the refund `after`. */
export async function selectRefunds(
  db: Db,
  { state, after, page_size: size }: z.output<typeof RefundsQuery>,
): Promise<CardRefunds> {
  let query = db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('bookings as b', 'b.id', 'p.booking_id')
    .leftJoin('trips as t', 't.id', 'p.trip_id')
    .select(['r.id', 'r.amount', 'r.status', 'r.request_id', 'r.created_at', 'r.changed_at'])
    .select(['p.currency', 'p.card_brand', 'p.card_last4', 'p.trip_id', 'p.booking_id'])
    .select(({ fn }) => fn.coalesce('b.reference', 't.reference').as('reference'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size + 1)
  if (state !== undefined) query = query.where('r.status', '=', state)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(r.created_at, r.id) < (select l.created_at, l.id from refunds l where l.id = ${after})`,
    )
  const found = (await query.execute()).map((row) => ({
    refund_id: row.id,
    about: {
      kind: row.trip_id === null ? ('booking' as const) : ('trip' as const),
      id: row.trip_id ?? row.booking_id ?? '',
      name: row.reference ?? '',
    },
    state: row.status,
    amount: money(row.amount, row.currency),
    card:
      row.card_brand === null || row.card_last4 === null
        ? null
        : { brand: row.card_brand, last4: row.card_last4 },
    ordered_at: row.created_at.toString(),
    changed_at: row.changed_at.toString(),
    by_staff: row.request_id !== null,
  }))
  return keyedPageOf(found, size, ({ refund_id }) => refund_id)
}
