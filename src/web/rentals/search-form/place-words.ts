import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** Formats a place for the field: the name, with the code of an airport. */
export function placeText({ name, iata, type }: Location): string {
  return type === 'airport' && iata ? `${name} (${iata})` : name
}

/** Returns the line below it: city and country, without the city if it is the name. */
export function placeDetail({ name, city, country }: Location): string {
  return [city === name ? null : city, country].filter(Boolean).join(' · ')
}

/** Returns the place of an id, whose case does not matter. */
export function placeOfId(places: readonly Location[] | undefined, id: string): Location | undefined {
  return places?.find((place) => place.id.toLowerCase() === id.toLowerCase())
}
