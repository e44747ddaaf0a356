import { sql, type Kysely } from 'kysely'

/** What partners ask of their bookings, change after change, and the key by which a widget names its partner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A partner's changes are counted 1, 2, 3 …: the last holds, and no two of them can be it.
  await sql`
    create table partner_commissions (
      partner_id uuid not null references users,
      position int not null check (position > 0),
      basis_points int not null check (basis_points between 0 and 10000),
      valid_from timestamptz not null,
      set_by uuid not null references users,
      primary key (partner_id, position)
    )`.execute(db)
  await sql`
    create table partner_keys (
      partner_id uuid primary key references users,
      widget_key text not null unique,
      created_at timestamptz not null
    )`.execute(db)
}
