import { useAllLocationQuery } from '../rentals.api.ts'
import { placeText } from '../search-form/place-words.ts'
import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** The place of an id as people call it; the id itself until it is known. */
export function usePlaceName(id: string, known?: Location): string {
  const { data } = useAllLocationQuery({ search: id })
  const place = data?.items.find((item) => item.id === id) ?? (known?.id === id ? known : undefined)
  if (!place) return known?.city ?? id
  return placeText(place)
}
