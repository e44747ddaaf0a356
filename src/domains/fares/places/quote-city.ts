import type { Coordinates } from '#kernel/geo.ts'

/** A city where trips begin. */
export type QuoteCity = Coordinates & {
  id: string
  countryCode: string
  currency: string
  timeZone: string
}
