import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'

/** An address as entered, and a place near which it is more likely. */
export type AddressQuery = { text: string; near: Coordinates; language: Language }

export type GeocoderFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Requests the possible positions of an address from a geocoder, the most likely first. Empty if it knows none. */
export type Geocode = (address: AddressQuery) => Promise<Result<Coordinates[], GeocoderFailure>>
