import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** What was sold of each kind is checked and found while others write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['booking_partners', 'partner_earnings'])
    for (const kind of ['car', 'trip']) {
      await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(`${table}_${kind}`)}`.execute(
        db,
      )
      const column = sql.ref(`${kind}_id`)
      await buildIndex(
        db,
        `${table}_${kind}_id`,
        sql`${sql.table(table)} (${column}) where ${column} is not null`,
      )
    }
}
