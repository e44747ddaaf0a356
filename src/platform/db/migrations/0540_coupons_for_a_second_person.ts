import { sql, type Kysely } from 'kysely'

/**
 * Limits coupons to our margin unless finance allows more. A request above one person's limit is in `asked` until a
 * second person decides. A new coupon that awaits a decision ends at its start, so that no process accepts it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons
    add column if not exists may_exceed_margin boolean not null default false,
    add column if not exists asked jsonb,
    add column if not exists asked_by uuid,
    add column if not exists asked_at timestamptz`.execute(db)
}
