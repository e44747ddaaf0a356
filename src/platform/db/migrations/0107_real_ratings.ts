import { sql, type Kysely } from 'kysely'

/**
 * A supplier's rating is the mean of `ratings` alone. The opening value is no longer written or read; processes of the
 * release before read none and then show none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppliers alter column rating_tenths drop not null`.execute(db)
  await sql`update suppliers set rating_tenths = null`.execute(db)
}
