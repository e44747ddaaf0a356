import { useAllLocationQuery } from '#web/rentals/rentals.api.ts'
import { placeOfId, placeText } from '#web/rentals/search-form/place-words.ts'
import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** Returns the display name of a place's id; the id itself until the name loads. */
export function usePlaceName(id: string, known?: Location): string {
  const { data } = useAllLocationQuery({ id })
  const place = placeOfId(data?.items, id) ?? (known?.id === id ? known : undefined)
  if (!place) return known?.city ?? id
  return placeText(place)
}
