import { sql, type Kysely } from 'kysely'

/** An alert keeps all filters of its search, as a search is sent them, in place of classes and gearbox alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update search_alerts
    set search = (search - 'categories' - 'transmissions') || jsonb_build_object(
      'withCreditCard', true,
      'filters', jsonb_strip_nulls(jsonb_build_object(
        'CATEGORY', nullif(search -> 'categories', '[]'),
        'TRANSMISSION', nullif(search -> 'transmissions', '[]'))))
    where search ? 'categories'`.execute(db)
}
