import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'

/** Text that is entered in every field. */
export const MARK = 'qwertzuiop'

const TEXT = ['text', 'json', 'jsonb', 'ARRAY', 'character varying']

/** `table.column` of every column that can hold text. */
export async function textColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in (${sql.join(TEXT)})`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the columns that contain the mark in any row. */
export async function columnsWithMark(db: Db): Promise<Set<string>> {
  const ofTable = Map.groupBy(await textColumns(db), (name) => name.split('.')[0] ?? '')
  const found = new Set<string>()
  for (const [table, names] of ofTable) {
    const columns = names.map((name) => name.slice(table.length + 1))
    const { rows } = await sql<Record<string, boolean>>`select ${sql.join(
      columns.map((one) => sql`bool_or(${sql.ref(one)}::text ilike ${`%${MARK}%`}) as ${sql.ref(one)}`),
    )} from ${sql.table(table)}`.execute(db)
    for (const one of columns) if (rows[0]?.[one]) found.add(`${table}.${one}`)
  }
  return found
}

export type PlantRow = (table: string, values: Record<string, unknown>) => Promise<string>

/** Inserts a row with these values, and with a filler in the other required columns; returns its id. */
export function plantsRows(db: Db): PlantRow {
  return async (table, values) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null`.execute(
      db,
    )
    const required = rows
      .filter(({ name }) => !(name in values))
      .map(({ name, type }) => [name, filler(type)])
    const row: Record<string, unknown> = { ...Object.fromEntries(required), ...values }
    const names = Object.keys(row)
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((one) => sql.ref(one)))})
      values (${sql.join(names.map((one) => sql`${row[one]}`))})`.execute(db)
    return String(row['id'])
  }
}

function filler(type: string): unknown {
  if (type === 'uuid') return newId()
  if (type === 'bytea') return Buffer.from(newId())
  if (type === 'jsonb') return '{}'
  if (type === 'ARRAY') return []
  if (type === 'boolean') return false
  if (/int|numeric/.test(type)) return 1
  return type === 'text' ? newId() : '2026-12-01T09:00:00Z'
}
