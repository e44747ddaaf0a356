import type { Db } from '#platform/db/database.ts'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { QuoteCity } from './quote-city.ts'
import type { Ring, Zone } from './zone-of.ts'

/** Finds a city of trips. Null if unknown or hidden. */
export async function findCity(db: Db, id: string): Promise<QuoteCity | null> {
  const row = await selectCities(db).where('c.id', '=', id).executeTakeFirst()
  return row ? cityOf(row) : null
}

/** Finds an airport and its city by the IATA code. Null if either is unknown or hidden. */
export async function findAirport(
  db: Db,
  iata: string,
): Promise<{ at: Coordinates; city: QuoteCity } | null> {
  const row = await selectCities(db)
    .innerJoin('trip_places as p', 'p.city_id', 'c.id')
    .select(['p.latitude as at_latitude', 'p.longitude as at_longitude'])
    .where('p.iata', '=', iata)
    .where('p.hidden_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return { at: { latitude: row.at_latitude, longitude: row.at_longitude }, city: cityOf(row) }
}

/** Returns the positions of known places by id. Omits unknown and hidden ones. */
export async function findPositions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Coordinates>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('trip_places')
    .select(['id', 'latitude', 'longitude'])
    .where('id', 'in', [...ids])
    .where('hidden_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]))
}

/** Returns the fare zones of a city that are not hidden. */
export async function findZones(db: Db, cityId: string): Promise<Zone[]> {
  const rows = await db
    .selectFrom('trip_zones')
    .select(['id', 'ring'])
    .where('city_id', '=', cityId)
    .where('hidden_at', 'is', null)
    .execute()
  return rows.map(({ id, ring }) => ({ id, ring: ring as Ring }))
}

/** Finds a vehicle type with its name in a language. Null if unknown. */
export async function findVehicleType(db: Db, id: string, language: Language) {
  const row = await db
    .selectFrom('vehicle_types')
    .select(['id', `name_${nameLanguage(language)} as name`, 'seats', 'bags', 'picture'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

function selectCities(db: Db) {
  return db
    .selectFrom('cities as c')
    .select(['c.id', 'c.country_code', 'c.currency', 'c.time_zone', 'c.latitude', 'c.longitude'])
    .select('c.lead_minutes')
    .where('c.hidden_at', 'is', null)
}

type CityRow = {
  id: string
  country_code: string
  currency: string
  time_zone: string
  latitude: number
  longitude: number
  lead_minutes: unknown
}

function cityOf({ lead_minutes, ...row }: CityRow): QuoteCity {
  const { country_code: countryCode, time_zone: timeZone, ...city } = row
  return { ...city, countryCode, timeZone, leadMinutes: lead_minutes as QuoteCity['leadMinutes'] }
}
