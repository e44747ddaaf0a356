import { sql, type Kysely } from 'kysely'

/** How long a trip to be paid by card is kept unpaid, as it was told when it was booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips add column unpaid_minutes int not null default 30 check (unpaid_minutes > 0)`.execute(
    db,
  )
}
