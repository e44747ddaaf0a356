import { sql, type Kysely } from 'kysely'

/** Until when a measured way is kept: those that were asked for once are soon forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_distances add column forget_at timestamptz not null default now() + interval '180 days'`.execute(
    db,
  )
}
