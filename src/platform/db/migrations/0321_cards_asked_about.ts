import { sql, type Kysely } from 'kysely'

/** What a card that its bank asks about is counted under, as keyed hashes, to be taken back once the bank agrees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column counted_under bytea[]`.execute(db)
}
