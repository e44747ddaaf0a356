import { sql, type Kysely } from 'kysely'

/** The worker on each row: a restarted worker finds what its killed predecessor left unfinished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column lease_owner uuid`.execute(db)
  await sql`create index bookings_lease_owner on bookings (lease_owner) where lease_owner is not null`.execute(
    db,
  )
  await sql`alter table idempotency_keys add column owner uuid`.execute(db)
  await sql`create index idempotency_keys_owner on idempotency_keys (owner) where status is null`.execute(db)
}
