import { sql, type Kysely } from 'kysely'

/** Coupons that everybody may know of: they are on the page of deals. The demo's own are, where they are unchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons add column listed boolean not null default false`.execute(db)
  await sql`
    update coupons set listed = true
    where code in ('WELCOME10', 'SUMMER25EUR', 'SAHRA5') and given_to is null
      and exists (select 1 from seeds where name = 'demo coupons')`.execute(db)
}
