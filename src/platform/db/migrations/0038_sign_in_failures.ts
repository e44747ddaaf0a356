import { sql, type Kysely } from 'kysely'

/** Wrong passwords and codes, by hash of network and account: counted across processes and restarts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_failures (
      key bytea primary key,
      free int not null,
      count int not null,
      not_before timestamptz not null,
      last_at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_failures_age on sign_in_failures (last_at)`.execute(db)
}
