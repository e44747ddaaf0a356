import type { SoldKind } from '#domains/attribution/public.ts'
import { countryName, type PlaceDirectory } from '#domains/rentals/public.ts'
import type { TripCity } from '#domains/trips/public.ts'
import type { Language } from '#kernel/locale.ts'
import { earningWords } from './earning-words.ts'

type ReportEntity = { id: string; name: string }

/** Names of the ids in reports. */
export type ReportNames = {
  /** The pick-up place of a car, or the city of a trip. */
  place(id: string, language: Language): ReportEntity & { timeZone: string }
  /** 0 is the supplier of a trip. */
  supplier(id: number, language: Language): ReportEntity
  market(code: string, language: Language): ReportEntity
  kind(kind: string, language: Language): ReportEntity
}

type KnownNames = {
  places: Pick<PlaceDirectory, 'location'>
  suppliers: ReadonlyMap<number, string>
  /** Cities of trips. */
  cities: ReadonlyMap<string, TripCity>
}

/** Returns the names of ids. An id that is no longer listed is its own name. */
export function reportNames({ places, suppliers, cities }: KnownNames): ReportNames {
  return {
    place(id, language) {
      const place = places.location(id, language)
      if (place) return { id, name: place.name, timeZone: place.time_zone }
      const city = cities.get(id)
      return { id, name: city?.[language] ?? id, timeZone: city?.timeZone ?? 'UTC' }
    },
    market: (code, language) => ({ id: code, name: code && countryName(code, language) }),
    supplier: (id, language) => ({
      id: String(id),
      name: suppliers.get(id) ?? (id === 0 ? earningWords('kinds', 'trip')[language] : String(id)),
    }),
    kind: (kind, language) => ({ id: kind, name: earningWords('kinds', kind as SoldKind)[language] }),
  }
}
