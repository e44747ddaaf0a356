import type { TripRequestInput } from '#domains/fares/public.ts'
import { sql } from 'kysely'
import { nameLanguage, type Language, type NameLanguage } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { PlaceNames } from './route-places.ts'

type StopNames = Record<`name_${NameLanguage}`, string> & { minutes: number }

/** Returns the names, in a language, of the places that a request identifies by code or id. */
export async function findPlaceNames(
  db: Db,
  request: TripRequestInput,
  language: Language,
): Promise<PlaceNames> {
  return {
    airport: 'airport' in request ? await airportName(db, request.airport, language) : null,
    stops: 'departure_id' in request ? await stopsOf(db, request.departure_id, language) : [],
  }
}

/** Includes hidden places: a booked trip still goes there. */
async function airportName(db: Db, iata: string, language: Language): Promise<string | null> {
  const row = await db
    .selectFrom('trip_places')
    .select(sql<string>`${sql.ref(`name_${nameLanguage(language)}`)}`.as('name'))
    .where('iata', '=', iata)
    .executeTakeFirst()
  return row?.name ?? null
}

async function stopsOf(db: Db, departureId: string, language: Language): Promise<PlaceNames['stops']> {
  const row = await db
    .selectFrom('shuttle_departures as d')
    .innerJoin('shuttle_routes as r', 'r.id', 'd.route_id')
    .select('r.stops')
    .where('d.id', '=', departureId)
    .executeTakeFirst()
  const stops = (row?.stops ?? []) as StopNames[]
  return stops.map((stop) => ({ name: stop[`name_${nameLanguage(language)}`], minutes: stop.minutes }))
}
