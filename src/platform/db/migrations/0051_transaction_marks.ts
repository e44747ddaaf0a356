import { sql, type Kysely } from 'kysely'

/** A row per recent transaction that wrote something: it shows whether the transaction was committed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table transaction_marks (id uuid primary key, at timestamptz not null default now())`.execute(
    db,
  )
  await sql`create index transaction_marks_age on transaction_marks (at)`.execute(db)
}
