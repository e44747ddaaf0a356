import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The staff find accounts by any part of what names them, and block them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column if not exists blocked_at timestamptz,
      add column if not exists blocked_reason text,
      add column if not exists blocked_by uuid references users`.execute(db)
  await buildIndex(db, 'users_accounts', sql`users (id) where email is not null`)
  await buildIndex(db, 'users_blocked', sql`users (id) where blocked_at is not null`)
  await buildIndex(db, 'users_blocked_by', sql`users (blocked_by) where blocked_by is not null`)
  await buildIndex(
    db,
    'users_found_by',
    sql`users using gin ((lower(coalesce(email, '') || ' ' || coalesce(first_name, '')
      || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone ->> 'countryCode', '')
      || coalesce(phone ->> 'phone', ''))) gin_trgm_ops) where email is not null`,
  )
}
