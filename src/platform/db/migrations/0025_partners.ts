import { sql, type Kysely } from 'kysely'

/** The history of partners' commissions, and the key by which a widget identifies its partner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A partner's changes are numbered 1, 2, 3 …: the last applies, and the key allows only one last.
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
