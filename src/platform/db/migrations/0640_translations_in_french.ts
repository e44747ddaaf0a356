import { sql, type Kysely } from 'kysely'

/** Accepts French translations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table translations drop constraint translations_lang_check`.execute(db)
  await sql`
    alter table translations add constraint translations_lang_check check (lang in ('en', 'ar', 'fr')) not valid`.execute(
    db,
  )
}
