import { sql, type Kysely } from 'kysely'

/**
 * Mails that a visitor requests to an address they enter: requests that a job processes, so that the response time
 * reveals nothing, and when each address was mailed, by its hash, so that nobody can flood a mailbox.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verify_requests (
      id uuid primary key,
      user_id uuid not null references users on delete cascade
    )`.execute(db)
  await sql`create index verify_requests_user on verify_requests (user_id)`.execute(db)
  await sql`
    create table reference_requests (
      id uuid primary key,
      email text not null,
      lang_id int
    )`.execute(db)
  await sql`
    create table mailed_addresses (
      id uuid primary key,
      address bytea not null,
      about text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index mailed_addresses_last on mailed_addresses (address, about, at desc)`.execute(db)
  await sql`create index mailed_addresses_age on mailed_addresses (at)`.execute(db)
}
