import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { moneyOfRow } from '../../journey/trip-row.ts'
import type { BillingGridQuery, BillingGridReply } from './billing-grid.contract.ts'
import type { BilledTrips } from './billing-grid.store.ts'
import { billingLines } from './billing-lines.ts'
import { byNumber, pageOf } from '../grid-page.ts'
import type { TripScope } from '../trip-scope.ts'

export type ReadBillFailure = { code: 'trip_not_found' }

/** The lines of a trip's bill beside its quote, if this scope sees the trip. */
export type ReadBill = (
  scope: TripScope,
  query: BillingGridQuery,
  language: Language,
) => Promise<Result<BillingGridReply, ReadBillFailure>>

export function readBill({ billedTrips }: { billedTrips: BilledTrips }): ReadBill {
  return async (scope, query, language) => {
    const trip = await billedTrips.find(query.trip_id, scope)
    if (!trip) return fail({ code: 'trip_not_found' })
    const { id, reference, bill_number, traveller, company, tax_id } = trip
    const lines = billingLines(trip.fare, trip.bill, language)
    return ok({
      ...pageOf(lines, query, { line: byNumber(({ line }) => line) }),
      trip: { trip_id: id, reference, bill_number, traveller, company, company_tax_id: tax_id },
      ...moneyOfRow(trip),
      tax: trip.billTax,
    })
  }
}
