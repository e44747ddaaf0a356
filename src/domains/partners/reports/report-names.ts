import { countryName, type PlaceDirectory } from '#domains/rentals/public.ts'
import type { Language } from '#kernel/locale.ts'

/** Names of what reports have ids of. */
export type ReportNames = {
  place(id: string, language: Language): { id: string; name: string; timeZone: string }
  supplier(id: number): { id: string; name: string }
  market(code: string, language: Language): { id: string; name: string }
}

/** What has left our lists is named by its id. */
export function reportNames(
  places: Pick<PlaceDirectory, 'location'>,
  suppliers: ReadonlyMap<number, string>,
): ReportNames {
  return {
    place(id, language) {
      const place = places.location(id, language)
      return { id, name: place?.name ?? id, timeZone: place?.time_zone ?? 'UTC' }
    },
    market: (code, language) => ({ id: code, name: countryName(code, language) }),
    supplier: (id) => ({ id: String(id), name: suppliers.get(id) ?? String(id) }),
  }
}
