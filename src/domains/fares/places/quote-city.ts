import type { Coordinates } from '#kernel/geo.ts'
import type { LeadMinutes } from './lead-minutes.contract.ts'

/** A city in which trips start. */
export type QuoteCity = Coordinates & {
  id: string
  countryCode: string
  currency: string
  timeZone: string
  leadMinutes: LeadMinutes | null
}
