import type { SupplierFailure } from '#domains/suppliers/public.ts'
import type { RefusalCause } from '../search/search-choice.contract.ts'
import { refusalCause } from '../search/refusal-cause.ts'
import type { TimesFailure } from '../search/rental-times.ts'

export type QuoteFailure =
  | TimesFailure
  | { code: 'offer_not_found'; detail: string }
  | { code: RefusalCause; detail: string }
  | { code: 'supplier_unavailable'; detail: string }

/** Converts a supplier's failure to price a car into a failure for the traveller. */
export function quoteFailure(failure: SupplierFailure): QuoteFailure {
  if (failure.code !== 'refused') return notAnswering
  return refusedFor(refusalCause(failure.reason))
}

/** Returns the failure for a car without a price for this reason. */
export function refusedFor(code: RefusalCause): QuoteFailure {
  return { code, detail: refusalDetail[code] }
}

const refusalDetail: Record<RefusalCause, string> = {
  sold_out: 'The supplier no longer offers this car at these times',
  station_closed: 'The desk is closed at these times',
  one_way_not_offered: 'The supplier does not let this car be left there',
  driver_age: 'The supplier does not rent this car to a driver of this age',
  not_rented: 'The supplier does not rent this car for this rental',
}

export const notAnswering: QuoteFailure = {
  code: 'supplier_unavailable',
  detail: 'The supplier does not answer just now; try again in a moment',
}
