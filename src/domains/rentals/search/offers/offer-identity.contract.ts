import { currentCarId } from './car-id.contract.ts'

/**
 * What an offer's id says without its server (`offer-id.ts` writes it, and checks it). Separate from the schemas, so that
 * pages load no validation.
 */
export type OfferIdentity = {
  /** The same for one supplier's rate of one car and rental, whatever its price, currency and searched place. */
  rate: string
  /** The same for one place, times and driver. */
  trip: string
  /** The same for one pair of times and driver, wherever. */
  rental: string
  /** `YYYY-MM-DDTHH:mm` at the desk. */
  pickUpAt: string
  dropOffAt: string
}

/** Null for what cannot be an offer's id. */
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

/** A car that somebody keeps: by the offer that was chosen, and which car at a desk it is (`car-id.contract.ts`), if known. */
type KeptOffer = { offer_id: string; car_id?: string | null | undefined }

/**
 * Names of what is kept. Two that have one in common are the same: one rate whatever its price, or rates of one car at its
 * desk for one rental, whoever sells them.
 */
export function keptNames({ offer_id, car_id }: KeptOffer): readonly string[] {
  const identity = offerIdentity(offer_id)
  if (!identity) return [offer_id]
  return car_id ? [identity.rate, `${currentCarId(car_id)}\n${identity.rental}`] : [identity.rate]
}

/** The end of the pick-up day where on Earth it ends last, in milliseconds: a saved car is kept until then. */
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
