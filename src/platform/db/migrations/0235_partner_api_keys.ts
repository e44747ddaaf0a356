import { sql, type Kysely } from 'kysely'

/** Keys by which a partner's own system reads what the partner's people read, and their making in the history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_api_keys (
      id uuid primary key,
      partner_id uuid not null references partners,
      name text not null,
      -- SHA-256 of the key, which is stored nowhere.
      hash bytea not null unique,
      -- The end of the key, by which its owner knows it.
      ending text not null,
      created_at timestamptz not null,
      -- Null: who has deleted their account.
      created_by uuid references users,
      -- To the minute.
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index partner_api_keys_partner on partner_api_keys (partner_id, id desc)`.execute(db)
  await sql`create index partner_api_keys_created_by on partner_api_keys (created_by)`.execute(db)
  await sql`create index partner_api_keys_revoked on partner_api_keys (revoked_at) where revoked_at is not null`.execute(
    db,
  )
  await sql`alter table partner_changes drop constraint partner_changes_act_check`.execute(db)
  await sql`
    alter table partner_changes add constraint partner_changes_act_check check (act in
      ('opened', 'terms_changed', 'person_invited', 'person_removed', 'ended', 'key_made', 'key_revoked'))`.execute(
    db,
  )
}
