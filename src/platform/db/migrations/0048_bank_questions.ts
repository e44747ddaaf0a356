import { sql, type Kysely } from 'kysely'

/**
 * Where a bank asks the traveller (3-D Secure), until when it may be answered, and since when the traveller does not
 * want to pay with that card any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column action_url text,
      add column action_until timestamptz,
      add column abandoned_at timestamptz`.execute(db)
}
