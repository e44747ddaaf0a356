import { sql, type Kysely } from 'kysely'

/** The staff's audit log: who, when, what, on what, and the state before and after. It is append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id uuid primary key,
      at timestamptz not null,
      staff_id uuid not null references users,
      address text,
      action text not null,
      subject text not null,
      subject_id text not null,
      before jsonb,
      after jsonb
    )`.execute(db)
  await sql`create index audit_entries_subject on audit_entries (subject, subject_id, id)`.execute(db)
  await sql`create index audit_entries_staff on audit_entries (staff_id, id)`.execute(db)
}
