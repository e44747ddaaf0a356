import type pg from 'pg'
import type { CopiedTable } from './backup-file.ts'

/** What both sides need of `pg`'s client. */
export type Client = pg.Client | pg.PoolClient

/** What belongs to an extension is made by it. */
const NOT_OF_AN_EXTENSION = `not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Every table of the schema with the columns that hold data of their own, from the catalogue: none can be forgotten. */
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

/** Names of a few things of the schema that hold or show data. */
export async function whatIsThere(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and ${NOT_OF_AN_EXTENSION}
    order by c.relname limit 3`)
  return rows.map(({ name }) => name)
}

/** Counters outside the tables. We have none: every number that is counted is a row. */
export async function sequences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema()',
  )
  return rows.map(({ name }) => name)
}
