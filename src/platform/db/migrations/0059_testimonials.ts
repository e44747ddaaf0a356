import { sql, type Kysely } from 'kysely'

/** What the staff decided about a rating's comment. `shown_as`: its public id on the home page; null: not shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ratings
      add column judged_at timestamptz,
      add column judged_by uuid references users,
      add column shown_as uuid unique`.execute(db)
  await sql`create index ratings_judged_by on ratings (judged_by)`.execute(db)
  await sql`create index ratings_comments on ratings (created_at desc, booking_id) where comment is not null`.execute(
    db,
  )
  await sql`create index ratings_shown on ratings (created_at desc) where shown_as is not null`.execute(db)
}
