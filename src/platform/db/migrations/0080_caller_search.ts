import { sql, type Kysely } from 'kysely'

/**
 * What the staff find a caller by: words of a name by how they begin, the beginning of an address or a number. All with
 * `if not exists`: who has very many people builds them `concurrently` beforehand (`migration-names.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists trip_people_words on trip_people using gin (to_tsvector('simple', name))`.execute(
    db,
  )
  await sql`create index if not exists trip_people_email_begins on trip_people (email text_pattern_ops)`.execute(
    db,
  )
  await sql`create index if not exists trip_people_mobile_begins on trip_people (mobile text_pattern_ops)`.execute(
    db,
  )
}
