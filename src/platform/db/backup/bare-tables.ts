import pg from 'pg'
import type { Client } from './copied-tables.ts'
import type { CopiedTable } from './backup-file.ts'

const { escapeIdentifier } = pg

/**
 * Empties tables and removes everything that would reject or change copied rows: triggers, which count and translate,
 * and foreign keys, whose rows may follow later. `dress` restores them and checks every foreign key.
 */
export async function bareTables(client: Client, tables: readonly CopiedTable[]) {
  const references = await referencesOf(client)
  const triggered = await withTriggers(client)
  for (const { table, name } of references)
    await client.query(`alter table ${escapeIdentifier(table)} drop constraint ${escapeIdentifier(name)}`)
  for (const table of triggered)
    await client.query(`alter table ${escapeIdentifier(table)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
  return {
    async dress(): Promise<void> {
      for (const { table, name, definition } of references)
        await client.query(
          `alter table ${escapeIdentifier(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
        )
      for (const table of triggered)
        await client.query(`alter table ${escapeIdentifier(table)} enable trigger user`)
    },
  }
}

async function referencesOf(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and k.connamespace = current_schema()::regnamespace
    order by k.oid`)
  return rows
}

async function withTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(`
    select distinct c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
      and c.relkind in ('r', 'p')`)
  return rows.map(({ table }) => table)
}
