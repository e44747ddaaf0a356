import { sql, type Kysely } from 'kysely'

/**
 * Bookings whose price is looked at daily, and cheaper cars that were found for them. `look_key` is what is searched:
 * guards of one key share a search. A booking has one rebooking under way at most, and a new booking belongs to one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_guards (
      booking_id uuid primary key references bookings,
      state text not null check (state in ('on', 'off', 'over')),
      look_key text not null,
      on_since timestamptz not null,
      ends_at timestamptz not null,
      next_look_at timestamptz not null,
      looked_at timestamptz,
      leave_hash bytea not null unique
    )`.execute(db)
  await sql`create index price_guards_due on price_guards (next_look_at) where state = 'on'`.execute(db)
  await sql`create index price_guards_key on price_guards (look_key) where state = 'on'`.execute(db)
  await sql`
    create table rebookings (
      id uuid primary key,
      booking_id uuid not null references bookings,
      new_booking_id uuid unique references bookings,
      state text not null
        check (state in ('offered', 'ordering', 'confirmed', 'cancelling', 'done', 'given_up')),
      reason text,
      found jsonb not null,
      told_total bigint,
      attempts int not null default 0,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((state = 'given_up') = (reason is not null)),
      check (new_booking_id is not null or state in ('offered', 'given_up'))
    )`.execute(db)
  await sql`
    create unique index rebookings_open on rebookings (booking_id)
      where state in ('offered', 'ordering', 'confirmed', 'cancelling')`.execute(db)
  await sql`create index rebookings_booking on rebookings (booking_id, created_at desc)`.execute(db)
  await sql`
    create index rebookings_due on rebookings (lease_until nulls first)
      where state in ('ordering', 'confirmed', 'cancelling')`.execute(db)
}
