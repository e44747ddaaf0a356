import { sql, type Kysely } from 'kysely'

/** What each booking earns its partner, and each change of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_earnings (
      booking_id uuid primary key references bookings,
      partner_id uuid not null references partners,
      reference text not null,
      sub_id text not null,
      state text not null check (state in ('pending', 'confirmed', 'payable', 'paid', 'reversed')),
      -- Why it earns nothing, or less than before.
      reason text check (reason in (
        'cancelled', 'no_show', 'refused', 'changed', 'self_referral', 'duplicate', 'robot', 'declined')),
      currency text not null,
      -- What the traveller pays for the booking in all, and what it earns now, in hundredths.
      gross bigint not null check (gross >= 0),
      amount bigint not null check (amount >= 0),
      -- How much of it statements have; more than amount is clawed back by the next.
      stated bigint not null default 0 check (stated >= 0),
      market text not null,
      pickup_id text not null,
      supplier_id integer not null,
      ordered_at timestamptz not null,
      pick_up_at timestamptz not null,
      drop_off_at timestamptz not null,
      -- The partner's, as they were when the car was ordered.
      holding_days smallint not null default 0,
      -- When its holding days are over; null: it earns nothing.
      payable_at timestamptz,
      -- When time alone changes its state; null: its booking or a person does, or nothing any more.
      next_at timestamptz,
      -- What speaks against paying it, the earlier booking that it repeats, and what a person decided.
      flags text[] not null default '{}',
      duplicate_of uuid references bookings,
      -- It is not paid before a person has decided.
      to_decide boolean not null default false,
      decision text check (decision in ('allowed', 'refused')),
      decided_by uuid references users,
      decided_at timestamptz,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index partner_earnings_partner on partner_earnings (partner_id, ordered_at desc, booking_id)`.execute(
    db,
  )
  await sql`create index partner_earnings_next on partner_earnings (next_at) where next_at is not null`.execute(
    db,
  )
  await sql`create index partner_earnings_duplicate_of on partner_earnings (duplicate_of)
    where duplicate_of is not null`.execute(db)
  await sql`create index partner_earnings_to_state on partner_earnings (partner_id)
    where state in ('payable', 'paid', 'reversed') and amount <> stated`.execute(db)
  await sql`create index partner_earnings_to_decide on partner_earnings (ordered_at, booking_id)
    where to_decide`.execute(db)
  await sql`create index partner_earnings_decided_by on partner_earnings (decided_by) where decided_by is not null`.execute(
    db,
  )
  await sql`
    create table partner_earning_lines (
      id uuid primary key,
      booking_id uuid not null references partner_earnings,
      partner_id uuid not null references partners,
      at timestamptz not null,
      state text not null,
      reason text,
      -- Added to what it earned before; the ledger has an entry of each that is not zero.
      amount bigint not null
    )`.execute(db)
  await sql`create index partner_earning_lines_booking on partner_earning_lines (booking_id, at)`.execute(db)
  await sql`create index partner_earning_lines_partner on partner_earning_lines (partner_id, at)`.execute(db)
}
