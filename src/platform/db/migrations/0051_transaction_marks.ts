import { sql, type Kysely } from 'kysely'

/** A row of each transaction that wrote something lately: whether it was committed can be told by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table transaction_marks (id uuid primary key, at timestamptz not null default now())`.execute(
    db,
  )
  await sql`create index transaction_marks_age on transaction_marks (at)`.execute(db)
}
