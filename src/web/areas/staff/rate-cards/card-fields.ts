import { CATEGORIES } from '#domains/fares/categories.contract.ts'
import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { ESTIMATE_KINDS, type CardPart } from '#domains/fares/shapes/card-parts.contract.ts'
import type { FieldSpec } from '../form/field-spec.ts'

const estimatesPer = (options: readonly string[]): FieldSpec => ({
  name: 'estimates',
  kind: 'rows',
  fields: [
    { name: 'kind', kind: 'choice', options: ESTIMATE_KINDS },
    { name: 'per', kind: 'choice', options },
    { name: 'amount', kind: 'amount', usual: [0, 100] },
  ],
})
const ladder: readonly FieldSpec[] = [
  { name: 'id', kind: 'code' },
  { name: 'minutes', kind: 'number', usual: [30, 43_200] },
  { name: 'km', kind: 'number', usual: [0, 5000] },
  { name: 'price', kind: 'amount', usual: [0, 5000] },
]

/** Form fields of each part of a card. */
const PARTS: Readonly<Record<CardPart, readonly FieldSpec[]>> = {
  packages: [
    { name: 'packages', kind: 'rows', fields: [...ladder, { name: 'garage_to_garage', kind: 'yes' }] },
  ],
  plans: [{ name: 'plans', kind: 'rows', fields: ladder }],
  slabs: [
    {
      name: 'slabs',
      kind: 'rows',
      fields: [
        { name: 'from_km', kind: 'number', usual: [0, 500] },
        { name: 'to_km', kind: 'number', usual: [1, 1000], optional: true },
        { name: 'price', kind: 'amount', usual: [0, 5000] },
        { name: 'per_km', kind: 'amount', usual: [0, 10] },
      ],
    },
  ],
  zones: [
    {
      name: 'zones',
      kind: 'rows',
      fields: [
        { name: 'zone_id', kind: 'record', of: 'zones' },
        { name: 'price', kind: 'amount', usual: [0, 5000] },
      ],
    },
  ],
  per_km: [{ name: 'per_km', kind: 'amount', usual: [0, 10] }],
  min_km: [{ name: 'min_km', kind: 'number', usual: [0, 500] }],
  min_km_per_day: [{ name: 'min_km_per_day', kind: 'number', usual: [0, 500] }],
  driver_allowance: [{ name: 'driver_allowance', kind: 'amount', usual: [0, 200] }],
  deposit: [{ name: 'deposit', kind: 'amount', usual: [0, 5000] }],
  over_time: [
    { name: 'extra_km', kind: 'amount', usual: [0, 10] },
    { name: 'extra_hour', kind: 'amount', usual: [0, 100] },
    { name: 'grace_minutes', kind: 'number', usual: [0, 120] },
  ],
  fuel: [{ name: 'fuel_included', kind: 'yes' }],
  waiting: [
    {
      name: 'waiting',
      kind: 'part',
      fields: [
        { name: 'free_minutes', kind: 'number', usual: [0, 120] },
        { name: 'per_minute', kind: 'amount', usual: [0, 5] },
      ],
    },
  ],
  night: [
    {
      name: 'night',
      kind: 'part',
      optional: true,
      fields: [
        { name: 'amount', kind: 'amount', usual: [0, 100] },
        { name: 'by', kind: 'choice', options: ['minute', 'night'] },
      ],
    },
  ],
  estimates: [estimatesPer(['trip', 'day', 'km'])],
  estimates_without_km: [estimatesPer(['trip', 'day'])],
}

/** Form fields of a version by kind of card, without kind and currency. */
export const CARD_FIELDS = Object.fromEntries(
  CATEGORIES.map(({ kind, card }) => [kind, (card ?? []).flatMap((part: CardPart) => PARTS[part])]),
) as unknown as Readonly<Record<RateCardContent['kind'], readonly FieldSpec[]>>
