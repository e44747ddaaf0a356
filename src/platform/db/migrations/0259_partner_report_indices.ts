import { sql, type Kysely } from 'kysely'
import { buildIndex, dropIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Reports of a partner read these alone, whatever they filter and group by: no row of a table that all partners share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'partner_earnings_report',
    sql`partner_earnings (partner_id, ordered_at desc, booking_id)
      include (state, kind, currency, gross, amount, sub_id, pickup_id, supplier_id)`,
  )
  await dropIndex(db, 'partner_earnings_partner')
  // What a booking would have earned, by the line that took it away.
  await buildIndex(
    db,
    'partner_earning_lines_reversed',
    sql`partner_earning_lines (partner_id, booking_id, id desc) include (amount)
      where state = 'reversed' and amount < 0`,
  )
  // An index alone answers only for pages that were vacuumed since their rows changed.
  await sql`alter table partner_earnings set (autovacuum_vacuum_scale_factor = 0.02)`.execute(db)
}
