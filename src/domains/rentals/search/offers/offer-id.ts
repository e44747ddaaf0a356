/**
 * An offer id encodes the search and the car, so it is stateless: it works in another process, after a restart and in a
 * shared link. It guarantees nothing; the price is requested again on every use.
 */
export type OfferKey = {
  planId: string
  /** Id of the searched place, to compute the distance. */
  placeId: string
  pickUpStationId: string
  dropOffStationId: string
  pickUpAt: string
  dropOffAt: string
  driverAge: number
  residence: string
  currency: string
  rateKey: string
  /** Total shown, in hundredths of `currency`, to detect a change. */
  shownTotal: number
}

export function encodeOfferId(key: OfferKey): string {
  const fields = [
    key.planId,
    key.placeId,
    key.pickUpStationId,
    key.dropOffStationId,
    key.pickUpAt,
    key.dropOffAt,
    key.driverAge,
    key.residence,
    key.currency,
    key.rateKey,
    key.shownTotal,
  ]
  return Buffer.from(fields.join('\n')).toString('base64url')
}

/** Decodes an offer id; null if it is invalid. */
export function decodeOfferId(id: string): OfferKey | null {
  const fields = Buffer.from(id, 'base64url').toString().split('\n')
  if (fields.length !== 11) return null
  const [planId = '', placeId = '', pickUpStationId = '', dropOffStationId = '', pickUpAt = '', ...more] =
    fields
  const [dropOffAt = '', age, residence = '', currency = '', rateKey = '', shown] = more
  const driverAge = Number(age)
  const shownTotal = Number(shown)
  const sound =
    isWallTime(pickUpAt) &&
    isWallTime(dropOffAt) &&
    /^[A-Z]{2}$/.test(residence) &&
    /^[A-Z]{3}$/.test(currency) &&
    Number.isInteger(driverAge) &&
    driverAge >= 18 &&
    driverAge <= 99 &&
    Number.isSafeInteger(shownTotal)
  if (!sound) return null
  return {
    planId,
    placeId,
    pickUpStationId,
    dropOffStationId,
    pickUpAt,
    dropOffAt,
    driverAge,
    residence,
    currency,
    rateKey,
    shownTotal,
  }
}

function isWallTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  try {
    Temporal.PlainDateTime.from(text)
    return true
  } catch {
    return false
  }
}
