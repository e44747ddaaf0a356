import type { TripRecord } from './trip.ts'

/** Trip fields that determine who pays. */
export type Payer = Pick<TripRecord, 'id' | 'companyId' | 'payBy' | 'paid' | 'collected'>

/** Returns the company whose wallet pays for a trip. Null if a card pays, or the passenger pays the driver. */
export function payingCompany({ payBy, companyId }: Pick<Payer, 'payBy' | 'companyId'>): string | null {
  return payBy === 'wallet' ? companyId : null
}
