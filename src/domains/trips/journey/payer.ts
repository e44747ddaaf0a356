import type { TripRecord } from './trip.ts'

/** A trip as far as its money goes. */
export type Payer = Pick<TripRecord, 'id' | 'companyId' | 'payBy' | 'paid' | 'collected'>

/** The company whose wallet pays a trip; null: a card or the driver's passenger does. */
export function payingCompany({ payBy, companyId }: Pick<Payer, 'payBy' | 'companyId'>): string | null {
  return payBy === 'wallet' ? companyId : null
}
