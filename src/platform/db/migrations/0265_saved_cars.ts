import { sql, type Kysely } from 'kysely'

/** Cars that people with an account keep for later, until their pick-up day is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_cars (
      user_id uuid not null references users on delete cascade,
      -- SHA-256 of what makes two offers the same car.
      car bytea not null,
      offer_id text not null,
      vehicle_name text not null,
      saved_at timestamptz not null,
      -- When the pick-up day is over everywhere.
      expires_at timestamptz not null,
      primary key (user_id, car)
    )`.execute(db)
  await sql`create index saved_cars_expires_at on saved_cars (expires_at)`.execute(db)
}
