import type { ReservationRequest } from '#domains/suppliers/public.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import type { Offer } from '../search/search.contract.ts'
import type { Quote } from './quote.contract.ts'

/** What the quote fixed: the car and its terms, and the extras available. */
export type Sold = {
  offer: Offer
  rental: ReservationRequest['rental']
  car: ReservationRequest['car']
  days: number
  driverAge: number
  residence: string
  available: Pick<Quote, 'extras' | 'protections'>
  /** The partner who led the traveller here. Sales of releases before name none. */
  ledBy?: PartnerAttribution | null
}
