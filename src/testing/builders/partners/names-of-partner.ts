import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A name of a row, person or thing, with its column. */
export type Name = { value: string; of: string }

/** Columns that name a row, or a person or thing of a partner. */
const NAMING = /^(id|code|name|key|widget_key|reference|number|sub_id|url|domains|email|holder|\w+_id)$/

/** Lists the tables with a partner column, and that column. */
async function tablesOfPartners(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns join information_schema.tables t
      using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and column_name = 'partner_id'
    order by table_name`.execute(db)
  return [{ table: 'partners', column: 'id' }, ...rows.map(({ table }) => ({ table, column: 'partner_id' }))]
}

async function rowsIn(db: Db, table: string, column: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)}) order by 1`.execute(db)
  return rows
}

/** Reads all names of a partner and its rows, bookings, people and payouts. */
export async function namesOf(db: Db, partnerId: string): Promise<Name[]> {
  const found: Name[] = []
  const record = async (table: string, column: string, ids: readonly string[]) => {
    for (const row of await rowsIn(db, table, column, ids))
      for (const [name, value] of Object.entries(row))
        if (NAMING.test(name))
          for (const one of [value].flat())
            if (typeof one === 'string' && one.length >= 5) found.push({ value: one, of: `${table}.${name}` })
  }
  const idsOf = (of: string) => [...new Set(found.flatMap((one) => (one.of === of ? one.value : [])))]
  for (const { table, column } of await tablesOfPartners(db)) await record(table, column, [partnerId])
  await record('bookings', 'id', idsOf('partner_earnings.booking_id'))
  await record('users', 'id', idsOf('partner_members.user_id'))
  await record('partner_payouts', 'statement_id', idsOf('partner_statements.id'))
  return found
}

/** All that the database has of a partner, to see that nothing of it has changed. */
export async function rowsOf(db: Db, partnerId: string): Promise<string> {
  const tables = await tablesOfPartners(db)
  return JSON.stringify(
    await Promise.all(tables.map(({ table, column }) => rowsIn(db, table, column, [partnerId]))),
  )
}
