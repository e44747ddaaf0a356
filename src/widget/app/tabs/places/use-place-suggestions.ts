import type { CityGridRow, PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { useSettled } from '#ui/use-settled.ts'
import { useCall } from '../../use-call.ts'
import { placeOfCity, placeOfRow, type Place, type PlaceEntry } from './place.ts'
import { useCities } from './use-cities.ts'
import { recentPlaces } from './recent-places.ts'
import { suggestedPlaces, usualPlaces, withAddresses } from './suggested-places.ts'

const MAX_LETTERS = 100

export type PlaceScope = {
  /** Airports alone. */
  airports?: boolean
  /** Country or city whose places come first while the field is empty. */
  cityId?: string | null
  /** City of an entered address; by default the same. */
  addressCityId?: string | null
}

type Rows<Row> = { rows: Row[] }

/** Suggests places for the input. Fetches only if `isOpen`. */
export function usePlaceSuggestions(
  { text, place }: PlaceEntry,
  { airports = false, cityId = null, addressCityId = cityId }: PlaceScope,
  isOpen: boolean,
) {
  // Skips the search for the name of a chosen place.
  const input = place ? '' : text.trim().slice(0, MAX_LETTERS)
  const searched = useSettled(input, input === '' ? 0 : undefined)
  const query = new URLSearchParams({
    rows: '20',
    ...(airports && { kind: 'airport' }),
    ...(searched !== '' && { search: searched }),
    ...(searched === '' && cityId !== null && { city_id: cityId }),
  })
  const isActive = isOpen || searched !== ''
  const known = useCall<Rows<PlaceGridRow>>(isActive ? `/api/place/grid?${query}` : null, {
    lasts: searched === '',
  })
  const cityPath = searched === '' ? 'sort=name' : `rows=5&search=${encodeURIComponent(searched)}`
  const cities = useCall<Rows<CityGridRow>>(isActive && !airports ? `/api/city/grid?${cityPath}` : null, {
    lasts: searched === '',
  })
  const everywhere = useCities().cities
  const error = known.error ?? cities.error
  const waiting = !error && (known.isLoading || cities.isLoading || searched !== input)
  const found = {
    known: (known.data?.rows ?? []).map(placeOfRow),
    cities: (cities.data?.rows ?? []).map(placeOfCity),
  }
  const items = waiting ? [] : itemsOf(searched, found, { airports, cityId })
  if (waiting || error || airports || searched === '') return { items, waiting, error }
  return {
    items: withAddresses(items, text.trim(), { cities: everywhere, cityId: addressCityId }),
    waiting,
    error,
  }
}

type PlaceSources = { known: Place[]; cities: Place[] }

function itemsOf(
  searched: string,
  found: PlaceSources,
  { airports, cityId }: Required<Omit<PlaceScope, 'addressCityId'>>,
): Place[] {
  if (searched !== '') return suggestedPlaces(searched, found)
  const recent = recentPlaces().filter(({ kind }) => !airports || kind === 'airport')
  const others = cityId === null && !airports ? found.cities : found.known
  return usualPlaces(recent, others)
}
