import { sql, type Kysely } from 'kysely'

/** When each member of the staff last looked at something that shows a person's data: several looks soon after are one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_looks (
      staff_id uuid not null references users on delete cascade,
      action text not null,
      subject text not null,
      subject_id text not null,
      at timestamptz not null,
      primary key (staff_id, action, subject, subject_id)
    )`.execute(db)
  await sql`create index staff_looks_age on staff_looks (at)`.execute(db)
}
