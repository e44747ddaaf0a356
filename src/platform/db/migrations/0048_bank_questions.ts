import { sql, type Kysely } from 'kysely'

/**
 * The URL of the bank's 3-D Secure challenge, when it expires, and when the traveller abandoned paying with that card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column action_url text,
      add column action_until timestamptz,
      add column abandoned_at timestamptz`.execute(db)
}
