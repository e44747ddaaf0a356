import { currentCarId } from './car-id.contract.ts'

/**
 * The parts of an offer id that are readable without the server (`offer-id.ts` writes and checks it). Separate from the
 * schemas, so that pages load no validation.
 */
export type OfferIdentity = {
  /** Identical for one supplier's rate of one car and rental, regardless of price, currency and searched place. */
  rate: string
  /** Identical for one place, times and driver. */
  trip: string
  /** Identical for one pair of times and driver, regardless of the place. */
  rental: string
  /** Local time at the desk, `YYYY-MM-DDTHH:mm`. */
  pickUpAt: string
  dropOffAt: string
}

/** Parses an offer id; null if it is malformed. */
export function offerIdentity(offerId: string): OfferIdentity | null {
  const fields = textOf(offerId)?.split('\n') ?? []
  if (fields.length !== 11) return null
  const [planId, placeId, pickUpStation, dropOffStation, pickUpAt = '', dropOffAt = '', ...rest] = fields
  const [driverAge, residence, , rateKey] = rest
  if (![pickUpAt, dropOffAt].every((at) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at))) return null
  const rental = [pickUpAt, dropOffAt, driverAge, residence].join('\n')
  return {
    rate: [planId, pickUpStation, dropOffStation, rental, rateKey].join('\n'),
    trip: [placeId, pickUpAt, dropOffAt, driverAge].join('\n'),
    rental,
    pickUpAt,
    dropOffAt,
  }
}

/** A saved car: the chosen offer, and the id of the car at its desk (`car-id.contract.ts`), if known. */
type SavedOffer = { offer_id: string; car_id?: string | null | undefined }

/**
 * Returns the names of a saved car. Two with a name in common are the same: one rate at any price, or rates of one car
 * at its desk for one rental, whoever sells them.
 */
export function savedCarKeys({ offer_id, car_id }: SavedOffer): readonly string[] {
  const identity = offerIdentity(offer_id)
  if (!identity) return [offer_id]
  return car_id ? [identity.rate, `${currentCarId(car_id)}\n${identity.rental}`] : [identity.rate]
}

/**
 * Returns the end of the pick-up day in the last time zone on Earth, in milliseconds; a saved car is kept until then.
 */
export function savedUntil({ pickUpAt }: Pick<OfferIdentity, 'pickUpAt'>): number {
  return Date.parse(`${pickUpAt.slice(0, 10)}T00:00:00Z`) + (24 + 12) * 3_600_000
}

function textOf(base64url: string): string | null {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0))
  } catch {
    return null
  }
}
