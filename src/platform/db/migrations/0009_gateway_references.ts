import { sql, type Kysely } from 'kysely'

/** A gateway's references of our payments, and its events that were processed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gateway_references (
      payment_id uuid primary key,
      reference text unique,
      closed boolean not null default false
    )`.execute(db)
  await sql`
    create table gateway_events (
      id text primary key,
      type text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index gateway_events_age on gateway_events (at)`.execute(db)
}
