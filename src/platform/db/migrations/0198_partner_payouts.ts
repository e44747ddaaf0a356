import { sql, type Kysely } from 'kysely'

/** Where partners are paid to, what they are paid, and the batches in which it goes to the bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_payout_accounts (
      partner_id uuid not null references partners,
      currency text not null,
      kind text not null check (kind in ('iban', 'other')),
      -- Holder and number, encrypted.
      sealed bytea not null,
      -- Null: who has deleted their account.
      changed_by uuid references users,
      changed_at timestamptz not null,
      primary key (partner_id, currency)
    )`.execute(db)
  await sql`create index partner_payout_accounts_changed_by on partner_payout_accounts (changed_by)
    where changed_by is not null`.execute(db)
  await sql`
    create table partner_payout_batches (
      id uuid primary key,
      currency text not null,
      format text not null check (format in ('sepa', 'csv')),
      status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'paid')),
      -- As prepared; those of a refused one are free for another.
      payouts integer not null check (payouts > 0),
      total bigint not null check (total > 0),
      prepared_by uuid not null references users,
      prepared_at timestamptz not null,
      decided_by uuid references users,
      decided_at timestamptz,
      paid_by uuid references users,
      paid_on date,
      check ((status = 'waiting') = (decided_by is null)),
      -- Whoever prepared it may withdraw it, and never approve it.
      check (status not in ('approved', 'paid') or decided_by <> prepared_by),
      check ((status = 'paid') = (paid_on is not null))
    )`.execute(db)
  for (const column of ['prepared_by', 'decided_by', 'paid_by'])
    await sql`create index ${sql.id(`partner_payout_batches_${column}`)} on partner_payout_batches (${sql.id(column)})
      where ${sql.id(column)} is not null`.execute(db)
  await sql`
    create table partner_payouts (
      id uuid primary key,
      statement_id uuid not null unique references partner_statements,
      partner_id uuid not null references partners,
      currency text not null,
      amount bigint not null check (amount > 0),
      -- Null: it is in no batch, or in none that was not refused.
      batch_id uuid references partner_payout_batches,
      -- The account as it was when the batch was prepared, encrypted, until it is paid: what is approved is what is paid.
      sealed bytea,
      -- As much of its number as anybody may see.
      account text,
      paid_on date,
      check ((batch_id is null) = (account is null)),
      check ((sealed is null) = (batch_id is null or paid_on is not null)),
      check (paid_on is null or batch_id is not null)
    )`.execute(db)
  await sql`create index partner_payouts_open on partner_payouts (currency, id) where batch_id is null`.execute(
    db,
  )
  await sql`create index partner_payouts_batch on partner_payouts (batch_id) where batch_id is not null`.execute(
    db,
  )
  await sql`create index partner_payouts_partner on partner_payouts (partner_id)`.execute(db)
  await sql`
    alter table ledger_entries
      add column partner_id uuid references partners,
      drop constraint ledger_entries_subject,
      add constraint ledger_entries_subject
        check (num_nonnulls(booking_id, coalesce(trip_id, wallet_id), partner_id) = 1) not valid`.execute(db)
}
