import { sql, type Kysely } from 'kysely'

/** What colleagues note on a booking, whom they mention in it, and who of the staff has which record open just now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_notes (
      id uuid primary key,
      booking_id uuid not null references bookings on delete cascade,
      author_id uuid not null references users on delete cascade,
      text text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_notes_booking on booking_notes (booking_id, id)`.execute(db)
  await sql`create index booking_notes_author on booking_notes (author_id)`.execute(db)
  await sql`
    create table booking_note_mentions (
      note_id uuid not null references booking_notes on delete cascade,
      staff_id uuid not null references users on delete cascade,
      seen_at timestamptz,
      primary key (note_id, staff_id)
    )`.execute(db)
  await sql`create index booking_note_mentions_staff on booking_note_mentions (staff_id, note_id)`.execute(db)
  await sql`
    create table staff_presence (
      subject text not null,
      subject_id uuid not null,
      staff_id uuid not null references users on delete cascade,
      seen_at timestamptz not null,
      primary key (subject, subject_id, staff_id)
    )`.execute(db)
  await sql`create index staff_presence_staff on staff_presence (staff_id)`.execute(db)
  await sql`create index staff_presence_seen on staff_presence (seen_at)`.execute(db)
}
