/**
 * A rental whose price is checked daily. `driverAge` is the first age of the band; `nearby` includes desks within 25
 * km.
 */
export type PriceCheckKey = {
  placeId: string
  dropOffPlaceId: string
  pickUpAt: string
  dropOffAt: string
  driverAge: number
  residence: string
  nearby?: boolean
}

const NEARBY = 'nearby'

/**
 * Returns the key of a search. Checks with the same key share a search, because it contains everything sent to
 * suppliers.
 */
export function formatPriceCheckKey(rental: PriceCheckKey): string {
  const { placeId, dropOffPlaceId, pickUpAt, dropOffAt, driverAge, residence, nearby } = rental
  const parts = [placeId, dropOffPlaceId, pickUpAt, dropOffAt, driverAge, residence]
  return [...parts, ...(nearby ? [NEARBY] : [])].join('|')
}

/** Parses a key; null if it is malformed. */
export function parsePriceCheckKey(key: string): PriceCheckKey | null {
  const [placeId, dropOffPlaceId, pickUpAt, dropOffAt, age, residence, nearby, ...more] = key.split('|')
  if (!placeId || !dropOffPlaceId || !pickUpAt || !dropOffAt || !age || !residence || more.length > 0)
    return null
  if (nearby !== undefined && nearby !== NEARBY) return null
  const rental = { placeId, dropOffPlaceId, pickUpAt, dropOffAt, driverAge: Number(age), residence }
  return nearby ? { ...rental, nearby: true } : rental
}
