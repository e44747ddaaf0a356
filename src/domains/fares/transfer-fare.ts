import { chargeDrafts, nightDrafts, waitingDrafts, type Priced } from './fare-draft.ts'
import type { FareInputs } from './fare-inputs.ts'
import type { TransferContent } from './rate-cards/rate-card-content.contract.ts'
import { slabPrice } from './slabs.ts'

/**
 * An airport transfer at a fixed price: that of the place's zone, outside the card's zones by the quoted distance. Some
 * waiting is free, then it costs by the minute.
 */
export function transferFare(card: TransferContent, zoneId: string | null, inputs: FareInputs): Priced {
  const zone = card.zones.find(({ zone_id }) => zone_id === zoneId)
  return {
    currency: card.currency,
    drafts: [
      zone ? zoneDraft(zone) : slabDraft(card, inputs.way?.km ?? 0),
      ...waitingDrafts(card.waiting, inputs),
      ...nightDrafts(card.night, inputs),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km: null, minutes: card.waiting.free_minutes },
    beyond: { km: null, hour: null, waiting_minute: card.waiting.per_minute },
    deposit: null,
  }
}

function zoneDraft({ zone_id, price }: TransferContent['zones'][number]) {
  return {
    kind: 'transfer',
    quantity: 1,
    unit: 'piece',
    rate: price,
    amount: price,
    rule: 'transfer_by_zone',
    inputs: { zone_id },
  } as const
}

function slabDraft({ slabs }: TransferContent, km: number) {
  const { slab, price } = slabPrice(slabs, km)
  return {
    kind: 'transfer',
    quantity: km,
    unit: 'km',
    rate: null,
    amount: price,
    rule: 'transfer_by_distance',
    inputs: { km, from_km: slab.from_km, price: slab.price, per_km: slab.per_km },
  } as const
}
