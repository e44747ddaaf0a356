import { sql, type RawBuilder } from 'kysely'
import { brokenRule } from '#platform/db/database-failures.ts'
import type { Db } from '#platform/db/database.ts'
import { readMatching } from '#platform/db/read-matching.ts'
import type { StaffRecord } from './record-fields.contract.ts'
import { RECORD_FIELDS } from './record-fields.contract.ts'
import type { StoredRecord } from './staff-record.contract.ts'

type Shape = {
  table: string
  /** If true, its table has a creation time. */
  dated: boolean
  /** JSON columns. */
  json: readonly string[]
  /** Columns searched, in addition to the id. */
  searched: readonly string[]
}

const SHAPES: Readonly<Record<StaffRecord, Shape>> = {
  vehicles: { table: 'vehicles', dated: true, json: [], searched: ['plate'] },
  drivers: { table: 'drivers', dated: true, json: ['phone'], searched: ['name', 'licence_number', 'phone'] },
  'vehicle-models': { table: 'vehicle_models', dated: false, json: [], searched: ['make', 'model'] },
  'vehicle-types': { table: 'vehicle_types', dated: false, json: [], searched: ['name_en', 'name_ar'] },
  owners: { table: 'vehicle_owners', dated: true, json: ['phone'], searched: ['name', 'phone'] },
  companies: { table: 'companies', dated: true, json: ['phone', 'address'], searched: ['name', 'corp_id'] },
  cities: { table: 'cities', dated: false, json: ['desk', 'lead_minutes'], searched: ['name_en', 'name_ar'] },
  places: { table: 'trip_places', dated: false, json: [], searched: ['name_en', 'name_ar', 'iata'] },
  zones: { table: 'trip_zones', dated: false, json: ['ring'], searched: ['name_en', 'name_ar'] },
  banners: { table: 'banners', dated: false, json: [], searched: ['title_en', 'title_ar'] },
}

export type RecordFields = Readonly<Record<string, unknown>>
export type RecordPage = {
  after: string | undefined
  hidden: boolean | undefined
  /** Part of a searched column, in any case, or an id. */
  search?: string | undefined
  limit: number
}

/** Lists records by id, after the one named by `after`. */
export async function listRecords(
  db: Db,
  entity: StaffRecord,
  { after, hidden, search, limit }: RecordPage,
): Promise<StoredRecord[]> {
  const read = async (behind: string | undefined, maxRows: number) => {
    const conditions = [
      sql<boolean>`true`,
      ...(behind === undefined ? [] : [sql<boolean>`id > ${behind}`]),
      ...(hidden === undefined ? [] : [sql<boolean>`(hidden_at is not null) = ${hidden}`]),
    ]
    const { rows } = await sql<StoredRecord>`
      select ${shown(entity)} from ${tableOf(entity)} where ${sql.join(conditions, sql` and `)}
      order by id limit ${maxRows}`.execute(db)
    return rows
  }
  if (search === undefined) return read(after, limit)
  const textsOf = (row: StoredRecord) =>
    ['id', ...SHAPES[entity].searched].map((name) => textOf((row as RecordFields)[name]))
  return readMatching({ search, limit, read, after, textsOf, idOf: ({ id }) => id })
}

/** Locks a record. Null if it does not exist. */
export async function lockRecord(tx: Db, entity: StaffRecord, id: string): Promise<StoredRecord | null> {
  const { rows } = await sql<StoredRecord>`
    select ${shown(entity)} from ${tableOf(entity)} where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

/** Stores a new record. Columns have the same names as the fields. */
export async function insertRecord(
  tx: Db,
  entity: StaffRecord,
  id: string,
  fields: RecordFields,
  now: Temporal.Instant,
): Promise<StoredRecord> {
  const dated = SHAPES[entity].dated
  const entries = columnValues(entity, fields)
  const columns = ['id', ...entries.map(({ name }) => name), ...(dated ? ['created_at'] : [])]
  const values = [id, ...entries.map(({ value }) => value), ...(dated ? [now] : [])]
  const { rows } = await sql<StoredRecord>`
    insert into ${tableOf(entity)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(values)}) returning ${shown(entity)}`.execute(tx)
  return one(rows)
}

/** Changes a record. `hidden`: sets or clears the time of hiding. */
export async function updateRecord(
  tx: Db,
  entity: StaffRecord,
  id: string,
  { fields, hidden, now }: { fields: RecordFields; hidden: boolean; now: Temporal.Instant },
): Promise<StoredRecord> {
  const sets = columnValues(entity, fields).map(({ name, value }) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql<StoredRecord>`
    update ${tableOf(entity)} set ${sql.join(sets)}, version = version + 1,
      hidden_at = case when ${hidden} then coalesce(hidden_at, ${now}) end
    where id = ${id} returning ${shown(entity)}`.execute(tx)
  return one(rows)
}

export { brokenRule }

function tableOf(entity: StaffRecord) {
  return sql.table(SHAPES[entity].table)
}

/** Returns the parts of a phone number as one text. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).join('')
  return typeof value === 'string' ? value : ''
}

function fieldsOf(entity: StaffRecord): string[] {
  return Object.keys(RECORD_FIELDS[entity].shape)
}

function shown(entity: StaffRecord): RawBuilder<unknown> {
  const columns = ['id', 'version', ...fieldsOf(entity)].map((name) => sql.ref(name))
  return sql`${sql.join(columns)}, hidden_at is not null as hidden`
}

/** Returns the columns to write. An omitted field stays unchanged or gets its column default. */
function columnValues(entity: StaffRecord, fields: RecordFields): { name: string; value: unknown }[] {
  const { json } = SHAPES[entity]
  return fieldsOf(entity).flatMap((name) => {
    const value = fields[name]
    if (value === undefined) return []
    // Serialised, because pg would write a bare array as a PostgreSQL array.
    return [{ name, value: json.includes(name) && value !== null ? JSON.stringify(value) : value }]
  })
}

function one(rows: readonly StoredRecord[]): StoredRecord {
  const [row] = rows
  if (!row) throw new Error('a record that was locked is gone')
  return row
}
