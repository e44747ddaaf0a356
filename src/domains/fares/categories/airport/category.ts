import {
  chargeDrafts,
  nightDrafts,
  waitingDrafts,
  type LineKind,
  type LineRule,
  type Priced,
} from '../../lines/fare-draft.ts'
import type { FareInputs } from '../../lines/fare-inputs.ts'
import { slabFault, slabPrice } from '../../lines/slabs.ts'
import type { CardOf } from '../../shapes/card-content.contract.ts'
import { pricedByCard, type CategoryRules } from '../category-rules.ts'
import { twiceFaults, type ListFault } from '../list-faults.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/fare-lines.json'

const LINE_TEXTS = readTexts<typeof words>('domains/fares/categories/airport', 'fare-lines')

type Content = CardOf<'transfer'>
type ExplanationKey = keyof (typeof words)['explanation']

const transfer = {
  ...pricedByCard('transfer', {
    texts: LINE_TEXTS,
    fare,
    choose: (_, { zoneId }) => ({ chosen: { kind: 'transfer', zone_id: zoneId } }),
    faults,
    // One package, priced from the cheapest zone or distance.
    packages: ({ zones, slabs }) => [
      {
        id: 'transfer',
        minutes: null,
        km: null,
        options: [
          ...zones.map(({ zone_id }) => ({ chosen: { kind: 'transfer', zone_id } as const })),
          ...slabs.map(({ from_km: km }) => ({ chosen: { kind: 'transfer', zone_id: null } as const, km })),
        ],
      },
    ],
  }),
  leadMinutes: 60,
  serviceCode: '9964',
  /** Beyond this distance from the airport it is an outstation trip. */
  maxKm: 200,
} as const

/** A driver at an airport waits for as long as a passenger needs to come out. */
export const airportPickUp: CategoryRules = {
  ...transfer,
  cancelling: { freeMinutes: 180, lateShare: 5000, noShowAfterMinutes: 60 },
}

export const airportDrop: CategoryRules = {
  ...transfer,
  cancelling: { freeMinutes: 120, lateShare: 5000, noShowAfterMinutes: 30 },
}

/**
 * Computes an airport transfer at a fixed price: that of the place's zone, or by the quoted distance outside the card's
 * zones. Waiting beyond the free minutes costs by the minute.
 */
function fare(
  card: Content,
  { zone_id: zoneId }: { zone_id: string | null },
  inputs: FareInputs,
): Priced<LineKind | 'transfer', LineRule | ExplanationKey> {
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

function zoneDraft({ zone_id, price }: Content['zones'][number]) {
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

function slabDraft({ slabs }: Content, km: number) {
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

function faults({ zones, slabs }: Content): ListFault[] {
  const slab = slabFault(slabs)
  return [
    ...twiceFaults(
      'zones',
      zones.map(({ zone_id }) => zone_id),
    ),
    ...(slab ? [{ path: `slabs.${slab.at}`, code: slab.code }] : []),
  ]
}
