import { sql, type Kysely } from 'kysely'

/** Feedback from people with an account, for the staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id uuid primary key,
      user_id uuid not null references users,
      lang_id int not null,
      topic text not null,
      score int not null check (score between 1 and 5),
      message text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index feedback_created on feedback (created_at desc)`.execute(db)
}
