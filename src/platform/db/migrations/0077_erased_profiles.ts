import { sql, type Kysely } from 'kysely'

/** A profile that was emptied, while its person stays in others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip_profiles add column erased_at timestamptz`.execute(db)
  await sql`
    update trip_profiles p set erased_at = h.erased_at
    from trip_people h where h.id = p.person_id and h.erased_at is not null`.execute(db)
}
