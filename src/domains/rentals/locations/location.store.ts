import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { AnyPlace, Desk, Place, StationPlace } from './place.ts'

/** Every place, stations with their details: all are held and searched in memory. */
export async function loadPlaces(db: Db): Promise<AnyPlace[]> {
  const [places, desks] = await Promise.all([
    db.selectFrom('locations').selectAll().where('type', '<>', 'station').execute(),
    db
      .selectFrom('stations')
      .innerJoin('locations', 'locations.id', 'stations.location_id')
      .innerJoin('suppliers', 'suppliers.id', 'stations.supplier_id')
      .selectAll('locations')
      .selectAll('stations')
      .select('suppliers.name as supplier_name')
      .execute(),
  ])
  return [
    ...places.map((row) => ({
      ...placeOf(row),
      type: row.type === 'city' ? ('city' as const) : ('airport' as const),
    })),
    ...desks.map((row) => ({
      ...placeOf(row),
      type: 'station' as const,
      supplierId: row.supplier_id,
      supplierName: row.supplier_name,
      code: row.code,
      desk: row.desk as Desk,
      addressLine: row.address_line,
      phone: { countryCode: row.phone_country_code, phone: row.phone },
      openingHours: row.opening_hours,
    })),
  ]
}

function placeOf(row: Selectable<Tables['locations']>): Place {
  return {
    id: row.id,
    type: row.type,
    iata: row.iata,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    cityEn: row.city_en,
    cityAr: row.city_ar,
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    rank: row.rank,
    parentId: row.parent_id,
    otherNames: row.other_names,
  }
}

/** Replaces a supplier's stations by these: writes each, deletes the `removed` ones. Atomic. */
export async function replaceStations(
  db: Db,
  stations: readonly StationPlace[],
  removed: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Sorted by id, so that two concurrent syncs wait for each other instead of deadlocking.
    for (const station of stations.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      await saveStation(transaction, station)
    if (removed.length === 0) return
    await transaction.deleteFrom('stations').where('location_id', 'in', removed).execute()
    await transaction.deleteFrom('locations').where('id', 'in', removed).execute()
  })
}

/** Ids of the suppliers that have a station. */
export async function suppliersWithStations(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('stations').select('supplier_id').distinct().execute()
  return new Set(rows.map(({ supplier_id }) => supplier_id))
}

async function saveStation(db: Db, station: StationPlace): Promise<void> {
  const { id, ...location } = {
    id: station.id,
    type: station.type,
    iata: station.iata,
    name_en: station.nameEn,
    name_ar: station.nameAr,
    city_en: station.cityEn,
    city_ar: station.cityAr,
    country_code: station.countryCode,
    latitude: station.latitude,
    longitude: station.longitude,
    time_zone: station.timeZone,
    rank: station.rank,
    parent_id: station.parentId,
  }
  const desk = {
    supplier_id: station.supplierId,
    code: station.code,
    desk: station.desk,
    address_line: station.addressLine,
    phone_country_code: station.phone.countryCode,
    phone: station.phone.phone,
    opening_hours: station.openingHours,
  }
  await db
    .insertInto('locations')
    .values({ id, ...location })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(location))
    .execute()
  await db
    .insertInto('stations')
    .values({ location_id: id, ...desk })
    .onConflict((conflict) => conflict.column('location_id').doUpdateSet(desk))
    .execute()
}
