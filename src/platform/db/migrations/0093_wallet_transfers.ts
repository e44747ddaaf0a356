import { sql, type Kysely } from 'kysely'

/** Transfers that are too large for one person: each waits until another has agreed to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet_transfers (
      id uuid primary key,
      company_id uuid not null references companies,
      kind text not null check (kind in ('top_up', 'pay_out')),
      -- Of the entry to come: the same request asks once.
      movement text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      reason text not null,
      status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
      asked_by uuid not null references users,
      asked_at timestamptz not null,
      decided_by uuid references users,
      decided_at timestamptz,
      check ((status = 'waiting') = (decided_by is null)),
      -- Whoever asked may withdraw it, and never agree to it.
      check (status <> 'approved' or decided_by <> asked_by),
      unique (company_id, movement)
    )`.execute(db)
  await sql`create index wallet_transfers_waiting on wallet_transfers (company_id, asked_at) where status = 'waiting'`.execute(
    db,
  )
  await sql`create index wallet_transfers_asked on wallet_transfers (asked_by)`.execute(db)
  await sql`create index wallet_transfers_decided on wallet_transfers (decided_by) where decided_by is not null`.execute(
    db,
  )
}
