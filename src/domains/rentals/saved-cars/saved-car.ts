import { offerIdentity, savedUntil } from '../search/offers/offer-identity.contract.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import type { CarToSave } from './saved-car.contract.ts'

/** A car that may be saved: `car` is the same for all of its offers, whatever their price. */
export type Savable = CarToSave & { car: string; expiresAt: Temporal.Instant }

/** Which of the cars may be saved, each once; the first of two offers of one car. */
export function savable(cars: readonly CarToSave[], now: Temporal.Instant) {
  const those = new Map<string, Savable>()
  const refused: { offer_id: string; reason: 'over' | 'not_an_offer' }[] = []
  for (const one of cars) {
    const identity = decodeOfferId(one.offer_id) && offerIdentity(one.offer_id)
    if (!identity) {
      refused.push({ offer_id: one.offer_id, reason: 'not_an_offer' })
      continue
    }
    const expiresAt = Temporal.Instant.fromEpochMilliseconds(savedUntil(identity))
    if (Temporal.Instant.compare(expiresAt, now) <= 0)
      refused.push({ offer_id: one.offer_id, reason: 'over' })
    else if (!those.has(identity.car)) those.set(identity.car, { ...one, car: identity.car, expiresAt })
  }
  return { cars: [...those.values()], refused }
}
