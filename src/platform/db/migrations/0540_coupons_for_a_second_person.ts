import { sql, type Kysely } from 'kysely'

/**
 * A coupon takes off no more than our margin unless finance allows it, and what is too much for one person is in `asked`
 * until a second one decides. A new coupon that waits has ended at its beginning, so that no process accepts it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons
    add column if not exists may_exceed_margin boolean not null default false,
    add column if not exists asked jsonb,
    add column if not exists asked_by uuid,
    add column if not exists asked_at timestamptz`.execute(db)
}
