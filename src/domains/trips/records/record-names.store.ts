import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StoredRecord, RecordName } from './staff-record.contract.ts'

/** Fields that refer to a record, with its table and its names in English and Arabic. */
const REFERENCES = {
  model_id: { table: 'vehicle_models', en: sql`make || ' ' || model`, ar: sql`make || ' ' || model` },
  owner_id: { table: 'vehicle_owners', en: sql`name`, ar: sql`name` },
  city_id: { table: 'cities', en: sql`name_en`, ar: sql`name_ar` },
  vehicle_type_id: { table: 'vehicle_types', en: sql`name_en`, ar: sql`name_ar` },
} as const

/** Returns the names of all records that these refer to, by id. */
export async function findRecordNames(
  db: Db,
  records: readonly StoredRecord[],
): Promise<Record<string, RecordName>> {
  const queries = Object.entries(REFERENCES).flatMap(([field, { table, en, ar }]) => {
    const ids = new Set(records.map((record) => record[field]).filter((id) => typeof id === 'string'))
    return ids.size === 0
      ? []
      : [
          sql`select id::text, ${en} as en, ${ar} as ar from ${sql.table(table)}
            where id::text in (${sql.join([...ids])})`,
        ]
  })
  if (queries.length === 0) return {}
  const { rows } = await sql<RecordName & { id: string }>`${sql.join(queries, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ id, ...name }) => [id, name]))
}
