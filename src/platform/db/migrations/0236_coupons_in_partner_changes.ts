import { sql, type Kysely } from 'kysely'

/** The staff give coupons to partners, and take them back: both are in the partner's history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partner_changes drop constraint partner_changes_act_check`.execute(db)
  await sql`
    alter table partner_changes add constraint partner_changes_act_check check (act in
      ('opened', 'terms_changed', 'person_invited', 'person_removed', 'ended', 'key_made', 'key_revoked',
       'coupon_bound', 'coupon_released'))`.execute(db)
}
