import { sql, type Kysely } from 'kysely'

/** What partners are told that they have earned in a month. A statement is never changed; what becomes of its payout is beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_statement_series (series text primary key, last integer not null check (last > 0))`.execute(
    db,
  )
  await sql`
    create table partner_statements (
      id uuid primary key,
      number text not null unique,
      series text not null,
      position integer not null,
      partner_id uuid not null references partners,
      -- As it was then.
      partner_name text not null,
      currency text not null,
      -- The first day of its month.
      month date not null check (extract(day from month) = 1),
      -- In hundredths: what was left by the one before, its lines, what is paid out, and what is left for the next.
      opening bigint not null,
      total bigint not null,
      payout bigint not null check (payout >= 0),
      closing bigint not null,
      -- The least that was paid out then.
      minimum bigint not null check (minimum >= 0),
      made_at timestamptz not null,
      check (opening + total = payout + closing),
      check (payout = 0 or payout >= minimum),
      unique (series, position),
      unique (partner_id, currency, month)
    )`.execute(db)
  await sql`
    create table partner_statement_lines (
      statement_id uuid not null references partner_statements,
      position integer not null,
      booking_id uuid not null references partner_earnings,
      reference text not null,
      sub_id text not null,
      -- As the earning was then.
      state text not null,
      reason text,
      pick_up_on date not null,
      -- What statements before this one had of it, and what this one adds or claws back.
      before bigint not null check (before >= 0),
      amount bigint not null check (amount <> 0),
      primary key (statement_id, position),
      unique (booking_id, statement_id)
    )`.execute(db)
  await sql`
    create function partner_statement_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'a statement stays as it was made: the next one sets it right' using errcode = 'check_violation';
      end $$`.execute(db)
  for (const table of ['partner_statements', 'partner_statement_lines'])
    await sql`
      create trigger partner_statement_stays before update or delete or truncate on ${sql.table(table)}
        for each statement execute function partner_statement_stays()`.execute(db)
}
