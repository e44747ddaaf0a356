import type pg from 'pg'
import type { CopiedTable } from './backup-file.ts'

/** The `pg` client that both sides need. */
export type Client = pg.Client | pg.PoolClient

/** SQL condition: the object does not belong to an extension, which creates it itself. */
const NOT_OF_AN_EXTENSION = `not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Returns every table of the schema with its stored columns, from the catalogue, so that none can be forgotten. */
export async function copiedTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and ${NOT_OF_AN_EXTENSION}
    group by c.oid, c.relname
    order by c.relname`)
  return rows
}

/** Returns the names of a few objects of the schema that hold or show data. */
export async function whatIsThere(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and ${NOT_OF_AN_EXTENSION}
    order by c.relname limit 3`)
  return rows.map(({ name }) => name)
}

/** Returns sequences. We use none: every counter is a row. */
export async function sequences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema()',
  )
  return rows.map(({ name }) => name)
}
