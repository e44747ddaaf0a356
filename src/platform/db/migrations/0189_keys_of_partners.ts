import { sql, type Kysely } from 'kysely'

/**
 * A partner's widget key is an embedding key like any other, for the pages whose domains the partner states. `partner_keys`
 * stays for the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column partner_id uuid references partners`.execute(db)
  await sql`create unique index api_keys_partner on api_keys (partner_id) where partner_id is not null`.execute(
    db,
  )
  await sql`
    insert into api_keys (id, key, name, domains, per_minute, created_at, partner_id)
    select gen_random_uuid(), k.widget_key, p.code, '{}', 600, k.created_at, p.id
    from partner_keys k join partners p on p.id = k.partner_id`.execute(db)
}
