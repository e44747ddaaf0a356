import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The staff list accounts, the newest first, and block them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column if not exists blocked_at timestamptz,
      add column if not exists blocked_reason text,
      add column if not exists blocked_by uuid references users`.execute(db)
  await buildIndex(db, 'users_accounts', sql`users (id) where role <> 'guest'`)
  await buildIndex(db, 'users_blocked', sql`users (id) where blocked_at is not null`)
  await buildIndex(db, 'users_blocked_by', sql`users (blocked_by) where blocked_by is not null`)
}
