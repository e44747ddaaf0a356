import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import type { LookupFailure } from '../stored-lookup.service.ts'

/** An address as entered, and a place near which it is more likely. */
export type AddressQuery = { text: string; near: Coordinates; language: Language }

/** Requests the possible positions of an address from a geocoder, the most likely first. Empty if it knows none. */
export type Geocode = (address: AddressQuery) => Promise<Result<Coordinates[], LookupFailure>>
