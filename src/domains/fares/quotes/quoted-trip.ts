import type { Result } from '#kernel/result.ts'
import type { FareInputs } from '../lines/fare-inputs.ts'
import type { Fare } from '../lines/fare.contract.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'

/**
 * What a quote's id holds, which is signed and stored nowhere (decision 0052). `inputs` is all that the fare was computed
 * from, besides its rate card's version: kept with the trip, it gives the same fare years later.
 */
export type QuotedTrip = {
  request: TripRequest
  cityId: string
  timeZone: string
  startAt: Temporal.Instant
  /** When it is over at the earliest, as far as known: the package's hours, the drive's, the return. */
  endAt: Temporal.Instant
  vehicleTypeId: string
  /** Whose rate card it was quoted from: only this company's people may book it. */
  companyId: string | null
  rateCardVersionId: string | null
  inputs: FareInputs
  fare: Fare
}

export type QuoteRefusal = { code: 'quote_unknown' | 'quote_expired' | 'trip_too_soon' }

/** Reads a quote's id: its trip, with the fare computed again. */
export type OpenQuote = (quoteId: string, language: 'en' | 'ar') => Promise<Result<QuotedTrip, QuoteRefusal>>
