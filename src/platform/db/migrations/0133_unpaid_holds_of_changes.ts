import { sql, type Kysely } from 'kysely'

/**
 * Whom a reservation would be counted for once a change of it is made. Such a row has the change as its subject, so that
 * one that is refused leaves what was counted before as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table unpaid_holds
      -- The reservation whose rows it takes the place of; null: it is of its subject itself.
      add column changes uuid`.execute(db)
  await sql`create index unpaid_holds_of_changes on unpaid_holds (changes) where changes is not null`.execute(
    db,
  )
}
