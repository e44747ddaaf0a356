import { sql, type Kysely } from 'kysely'

/** A commission is reversed with its payment; that a click was a robot's never was a reason, as it leads to no booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partner_earnings
      drop constraint partner_earnings_reason_check,
      add constraint partner_earnings_reason_check check (reason in (
        'cancelled', 'no_show', 'refused', 'changed', 'self_referral', 'duplicate', 'declined', 'charged_back'))
        not valid`.execute(db)
}
