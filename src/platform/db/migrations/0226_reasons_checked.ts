import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** The reasons that there are already are checked while others are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partner_earnings validate constraint partner_earnings_reason_check`.execute(db)
}
