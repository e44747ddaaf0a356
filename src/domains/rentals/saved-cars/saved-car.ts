import { savedCarKeys, offerIdentity, savedUntil } from '../search/offers/offer-identity.contract.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import type { CarToSave } from './saved-car.contract.ts'

/** A car that may be saved. `rate` identifies its offer at any price; `names` identify other offers of the same car. */
export type Savable = CarToSave & { rate: string; names: readonly string[]; expiresAt: Temporal.Instant }

/** Selects the cars that may be saved, each once; the first of two offers of one car. */
export function savable(cars: readonly CarToSave[], now: Temporal.Instant) {
  const those: Savable[] = []
  const known = new Set<string>()
  const rejected: { offer_id: string; reason: 'over' | 'not_an_offer' }[] = []
  for (const one of cars) {
    const identity = decodeOfferId(one.offer_id) && offerIdentity(one.offer_id)
    if (!identity) {
      rejected.push({ offer_id: one.offer_id, reason: 'not_an_offer' })
      continue
    }
    const names = savedCarKeys(one)
    const expiresAt = Temporal.Instant.fromEpochMilliseconds(savedUntil(identity))
    if (Temporal.Instant.compare(expiresAt, now) <= 0)
      rejected.push({ offer_id: one.offer_id, reason: 'over' })
    else if (!names.some((name) => known.has(name))) {
      those.push({ ...one, rate: identity.rate, names, expiresAt })
      for (const name of names) known.add(name)
    }
  }
  return { cars: those, rejected }
}
