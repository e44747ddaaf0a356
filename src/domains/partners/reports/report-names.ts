import type { SoldKind } from '#domains/attribution/public.ts'
import { countryName, type PlaceDirectory } from '#domains/rentals/public.ts'
import type { TripCity } from '#domains/trips/public.ts'
import type { Language } from '#kernel/locale.ts'
import { earningWords } from './earning-words.ts'

type Named = { id: string; name: string }

/** Names of what reports have ids of. */
export type ReportNames = {
  /** The pick-up place of a car, or the city of a trip. */
  place(id: string, language: Language): Named & { timeZone: string }
  /** 0: a trip has none. */
  supplier(id: number, language: Language): Named
  market(code: string, language: Language): Named
  kind(kind: string, language: Language): Named
}

/** Read for each report: the staff change the cities of trips. */
export type ReadReportNames = () => Promise<ReportNames>

type Needs = {
  places: Pick<PlaceDirectory, 'location'>
  suppliers: ReadonlyMap<number, string>
  /** Of trips. */
  cities: ReadonlyMap<string, TripCity>
}

/** What has left our lists is named by its id. */
export function reportNames({ places, suppliers, cities }: Needs): ReportNames {
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
