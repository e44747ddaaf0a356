import type { Coordinates } from '#kernel/geo.ts'
import type { LeadMinutes } from './lead-minutes.contract.ts'

/** A city where trips begin. */
export type QuoteCity = Coordinates & {
  id: string
  countryCode: string
  currency: string
  timeZone: string
  leadMinutes: LeadMinutes | null
}
