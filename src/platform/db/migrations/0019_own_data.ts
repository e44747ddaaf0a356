import { sql, type Kysely } from 'kysely'

/**
 * An e-mail address is changed by a link mailed to the new one. A deleted account keeps its row for records that the
 * law requires, without personal data. A coupon may belong to one person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column erased_at timestamptz`.execute(db)
  await sql`
    alter table mailed_links
      drop constraint mailed_links_purpose_check,
      add column email text,
      add constraint mailed_links_purpose_check
        check (purpose in ('verify_email', 'reset_password', 'change_email')),
      add constraint mailed_links_email_check check ((purpose = 'change_email') = (email is not null))`.execute(
    db,
  )
  await sql`alter table coupons add column given_to uuid references users`.execute(db)
  await sql`create index coupons_given_to on coupons (given_to) where given_to is not null`.execute(db)
}
