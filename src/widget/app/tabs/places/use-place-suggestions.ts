import { useEffect, useState } from 'react'
import type { CityGridRow, PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { useCall } from '../../use-call.ts'
import { placeOfCity, placeOfRow, type Place, type PlaceEntry } from './place.ts'
import { useCities } from './use-cities.ts'
import { recentPlaces } from './recent-places.ts'
import { suggestedPlaces, usualPlaces, withAddresses } from './suggested-places.ts'

/** Letters that follow each other faster are asked for together. */
const PAUSE_MS = 150
const MAX_LETTERS = 100

export type PlaceScope = {
  /** Airports alone. */
  airports?: boolean
  /** Whose places come first while nothing is typed. */
  cityId?: string | null
  /** Where a typed address is; by default there. */
  addressCityId?: string | null
}

type Rows<Row> = { rows: Row[] }

/** Places to choose from, for what is in the field. `isOpen`: whether anything is asked for at all. */
export function usePlaceSuggestions(
  { text, place }: PlaceEntry,
  { airports = false, cityId = null, addressCityId = cityId }: PlaceScope,
  isOpen: boolean,
) {
  // A chosen place is typed over: what stands there looks for nothing.
  const typed = place ? '' : text.trim().slice(0, MAX_LETTERS)
  const searched = useSettled(typed)
  const query = new URLSearchParams({
    rows: '20',
    ...(airports && { kind: 'airport' }),
    ...(searched !== '' && { search: searched }),
    ...(searched === '' && cityId !== null && { city_id: cityId }),
  })
  const isAsked = isOpen || searched !== ''
  const known = useCall<Rows<PlaceGridRow>>(isAsked ? `/api/place/grid?${query}` : null, {
    lasts: searched === '',
  })
  const cityPath = searched === '' ? 'sort=name' : `rows=5&search=${encodeURIComponent(searched)}`
  const cities = useCall<Rows<CityGridRow>>(isAsked && !airports ? `/api/city/grid?${cityPath}` : null, {
    lasts: searched === '',
  })
  const everywhere = useCities().cities
  const error = known.error ?? cities.error
  const waiting = !error && (known.isLoading || cities.isLoading || searched !== typed)
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

type Found = { known: Place[]; cities: Place[] }

function itemsOf(
  searched: string,
  found: Found,
  { airports, cityId }: Required<Omit<PlaceScope, 'addressCityId'>>,
): Place[] {
  if (searched !== '') return suggestedPlaces(searched, found)
  const recent = recentPlaces().filter(({ kind }) => !airports || kind === 'airport')
  const others = cityId === null && !airports ? found.cities : found.known
  return usualPlaces(recent, others)
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}
