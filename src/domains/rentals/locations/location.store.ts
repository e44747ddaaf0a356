import type { DeskKind } from '#kernel/desk-kind.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { sha256 } from '#platform/crypto.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { AnyPlace, StationPlace } from './place.ts'

/** Loads every place, stations with their details: all are searched in memory. */
export async function loadPlaces(db: Db): Promise<AnyPlace[]> {
  const [places, desks] = await Promise.all([
    db.selectFrom('locations').selectAll().where('type', '<>', 'station').execute(),
    db
      .selectFrom('stations as s')
      .innerJoin('locations', 'locations.id', 's.location_id')
      .innerJoin('suppliers', 'suppliers.id', 's.supplier_id')
      .selectAll('locations')
      .select(['s.supplier_id', 'suppliers.name as supplier_name', 's.code', 's.desk', 's.address_line'])
      .select(['s.phone_country_code', 's.phone', 's.opening_hours'])
      .execute(),
  ])
  return [
    ...places.map((row) => ({ ...camelKeys(row), type: row.type === 'city' ? 'city' : 'airport' }) as const),
    ...desks.map(({ phone_country_code: countryCode, phone, ...row }) => ({
      ...camelKeys(row),
      type: 'station' as const,
      desk: row.desk as DeskKind,
      phone: { countryCode, phone },
    })),
  ]
}

/** PostgreSQL accepts at most 65,535 parameters per statement; a row has 14. */
export const ROWS_PER_STATEMENT = 4000

/** Replaces a supplier's stations: writes each of these and deletes the `removed` ones. Atomic. */
export async function replaceStations(
  db: Db,
  stations: readonly StationPlace[],
  removed: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Sorted by id, so that two concurrent syncs wait for each other instead of deadlocking.
    const sorted = stations.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    for (let from = 0; from < sorted.length; from += ROWS_PER_STATEMENT)
      await saveStations(transaction, sorted.slice(from, from + ROWS_PER_STATEMENT))
    if (removed.length > 0) {
      await transaction.deleteFrom('stations').where('location_id', 'in', removed).execute()
      await transaction.deleteFrom('locations').where('id', 'in', removed).execute()
    }
    await saveVersion(transaction, sorted, removed)
  })
}

const VERSION_OF_STATIONS = 'stations of supplier '

/** Returns a version of the places and of each supplier's stations, which changes with any of them. */
export async function findPlacesVersion(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('seeds')
    .select(['name', 'fingerprint'])
    .where(({ or, eb }) => or([eb('name', '=', 'places'), eb('name', 'like', `${VERSION_OF_STATIONS}%`)]))
    .orderBy('name')
    .execute()
  return rows.map(({ name, fingerprint }) => `${name} ${fingerprint}`).join('\n')
}

/** Stores a fingerprint of a supplier's stations; it stays the same while the supplier lists the same stations. */
async function saveVersion(
  db: Db,
  stations: readonly StationPlace[],
  removed: readonly string[],
): Promise<void> {
  const [first] = stations
  if (!first) return
  const fingerprint = sha256(JSON.stringify([stations, removed])).toString('hex')
  await db
    .insertInto('seeds')
    .values({ name: `${VERSION_OF_STATIONS}${first.supplierId}`, fingerprint })
    .onConflict((same) => same.column('name').doUpdateSet({ fingerprint }))
    .execute()
}

/** Returns the ids of the suppliers that have a station. */
export async function listSuppliersWithStations(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('stations').select('supplier_id').distinct().execute()
  return new Set(rows.map(({ supplier_id }) => supplier_id))
}

/** Inserts or updates at most `ROWS_PER_STATEMENT` places. */
export async function savePlaces(db: Db, rows: readonly Insertable<Tables['locations']>[]): Promise<void> {
  await db
    .insertInto('locations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        type: row.ref('excluded.type'),
        iata: row.ref('excluded.iata'),
        name_en: row.ref('excluded.name_en'),
        name_ar: row.ref('excluded.name_ar'),
        city_en: row.ref('excluded.city_en'),
        city_ar: row.ref('excluded.city_ar'),
        country_code: row.ref('excluded.country_code'),
        latitude: row.ref('excluded.latitude'),
        longitude: row.ref('excluded.longitude'),
        time_zone: row.ref('excluded.time_zone'),
        rank: row.ref('excluded.rank'),
        parent_id: row.ref('excluded.parent_id'),
        other_names: row.ref('excluded.other_names'),
      })),
    )
    .execute()
}

async function saveStations(db: Db, stations: readonly StationPlace[]): Promise<void> {
  await savePlaces(db, stations.map(locationRow))
  await db
    .insertInto('stations')
    .values(stations.map(stationRow))
    .onConflict((conflict) =>
      conflict.column('location_id').doUpdateSet((row) => ({
        supplier_id: row.ref('excluded.supplier_id'),
        code: row.ref('excluded.code'),
        desk: row.ref('excluded.desk'),
        address_line: row.ref('excluded.address_line'),
        opening_hours: row.ref('excluded.opening_hours'),
        phone_country_code: row.ref('excluded.phone_country_code'),
        phone: row.ref('excluded.phone'),
      })),
    )
    .execute()
}

function locationRow({ id, type, iata, latitude, longitude, rank, ...station }: StationPlace) {
  const { nameEn, nameAr, cityEn, cityAr, countryCode, timeZone, parentId } = station
  const names = { nameEn, nameAr, cityEn, cityAr, countryCode, timeZone, parentId }
  return { id, type, iata, latitude, longitude, rank, ...snakeKeys(names) }
}

function stationRow({ id, supplierId, code, desk, addressLine, openingHours, phone }: StationPlace) {
  return {
    location_id: id,
    ...snakeKeys({ supplierId, code, desk, addressLine, openingHours }),
    phone_country_code: phone.countryCode,
    phone: phone.phone,
  }
}
