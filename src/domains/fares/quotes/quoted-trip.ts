import type { FareInputs } from '../lines/fare-inputs.ts'
import type { Fare } from '../lines/fare.contract.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'

/**
 * Contents of a quote's id, which is signed and not stored (decision 0052). `inputs` are all inputs of the fare except
 * its rate-card version. Stored with the trip, they give the same fare years later.
 */
export type QuotedTrip = {
  request: TripRequest
  cityId: string
  timeZone: string
  startAt: Temporal.Instant
  /** Earliest known end: from the package's hours, the drive or the return. */
  endAt: Temporal.Instant
  vehicleTypeId: string
  /** The company whose rate card was used. Only its people may book the quote. */
  companyId: string | null
  rateCardVersionId: string | null
  inputs: FareInputs
  fare: Fare
}

export type QuoteRefusal = { code: 'quote_unknown' | 'quote_expired' | 'trip_too_soon' }
