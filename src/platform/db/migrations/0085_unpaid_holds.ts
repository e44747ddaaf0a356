import { sql, type Kysely } from 'kysely'

/** What is reserved and not paid, by each person, address and network that it is counted for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unpaid_holds (
      -- A keyed hash of whom it is counted for.
      key bytea not null,
      -- A trip, or the booking of a car.
      subject_id uuid not null,
      seats integer not null check (seats > 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (key, subject_id)
    )`.execute(db)
  await sql`create index unpaid_holds_age on unpaid_holds (ends_at)`.execute(db)
}
