import { sql, type Kysely } from 'kysely'

/**
 * A row per recent transaction that wrote something: it shows whether the transaction was committed. The table is there
 * already where the migrations themselves were run as transactions of ours (`run-migrations.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists transaction_marks (
      id uuid primary key,
      at timestamptz not null default now()
    )`.execute(db)
  await sql`create index transaction_marks_age on transaction_marks (at)`.execute(db)
}
