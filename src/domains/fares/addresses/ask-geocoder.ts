import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'

/** An address as it was typed, and the place around which it is more likely. */
export type TypedAddress = { text: string; near: Coordinates; language: Language }

export type GeocoderFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Asks a geocoder where an address may be, the likeliest place first; none: it knows none such. */
export type AskGeocoder = (address: TypedAddress) => Promise<Result<Coordinates[], GeocoderFailure>>
