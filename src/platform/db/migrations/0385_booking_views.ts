import { sql, type Kysely } from 'kysely'

/** Lists of bookings that a member of the staff keeps by a name, for themselves or for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_views (
      id uuid primary key,
      staff_id uuid not null references users on delete cascade,
      name text not null,
      shared boolean not null,
      filter jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_views_staff on booking_views (staff_id, id)`.execute(db)
  await sql`create index booking_views_shared on booking_views (id) where shared`.execute(db)
}
