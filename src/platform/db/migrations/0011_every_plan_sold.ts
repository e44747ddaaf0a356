import { sql, type Kysely } from 'kysely'

/** Plans that were seeded before their connectors existed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update plans set enabled = true
    where id in ('europcar-prepaid', 'flexible-autos', 'renticar', 'green-motion')`.execute(db)
}
