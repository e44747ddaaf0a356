import type { ReservationRequest } from '#domains/suppliers/public.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import type { Offer } from '../search/search.contract.ts'
import type { Quote } from './quote.contract.ts'

/** The contents fixed by a quote: the car and its terms, and the available extras. */
export type Sold = {
  offer: Offer
  rental: ReservationRequest['rental']
  car: ReservationRequest['car']
  days: number
  driverAge: number
  residence: string
  available: Pick<Quote, 'extras' | 'protections'>
  /** The partner that referred the traveller; absent from sales of earlier releases. */
  ledBy?: PartnerAttribution | null
}
