import { sql, type Kysely } from 'kysely'

/** Card payments of trips, and what is refunded of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_payments (
      id uuid primary key,
      trip_id uuid not null references trips,
      status text not null check (status in ('opened', 'asked', 'captured', 'declined', 'released')),
      amount bigint not null check (amount > 0),
      currency text not null,
      card_brand text,
      card_last4 text,
      decline_reason text,
      action_url text,
      -- When the gateway is asked about it, if nobody is there for it before.
      next_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index trip_payments_trip on trip_payments (trip_id, id)`.execute(db)
  await sql`
    create unique index trip_payments_live on trip_payments (trip_id)
      where status in ('opened', 'asked', 'captured')`.execute(db)
  await sql`create index trip_payments_next on trip_payments (next_at) where next_at is not null`.execute(db)
  await sql`
    create table trip_refunds (
      id uuid primary key,
      payment_id uuid not null references trip_payments,
      amount bigint not null check (amount > 0),
      status text not null check (status in ('due', 'done', 'failed')),
      next_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index trip_refunds_payment on trip_refunds (payment_id)`.execute(db)
  await sql`create index trip_refunds_next on trip_refunds (next_at) where next_at is not null`.execute(db)
  await sql`create index trips_unpaid on trips (changed_at) where status = 'booked' and pay_by = 'card'`.execute(
    db,
  )
}
