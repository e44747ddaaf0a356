import { ESTIMATE_KINDS, type RateCardContent } from '#domains/fares/rate-cards/rate-card-content.contract.ts'
import type { FieldSpec } from '../form/field-spec.ts'

const night: FieldSpec = {
  name: 'night',
  kind: 'part',
  optional: true,
  fields: [
    { name: 'amount', kind: 'amount', usual: [0, 100] },
    { name: 'by', kind: 'choice', options: ['minute', 'night'] },
  ],
}
const waiting: FieldSpec = {
  name: 'waiting',
  kind: 'part',
  fields: [
    { name: 'free_minutes', kind: 'number', usual: [0, 120] },
    { name: 'per_minute', kind: 'amount', usual: [0, 5] },
  ],
}
const estimatesPer = (options: readonly string[]): FieldSpec => ({
  name: 'estimates',
  kind: 'rows',
  fields: [
    { name: 'kind', kind: 'choice', options: ESTIMATE_KINDS },
    { name: 'per', kind: 'choice', options },
    { name: 'amount', kind: 'amount', usual: [0, 100] },
  ],
})
const estimates = estimatesPer(['trip', 'day', 'km'])
const fixedEstimates = estimatesPer(['trip', 'day'])
const fuel: FieldSpec = { name: 'fuel_included', kind: 'yes' }
const overTime: readonly FieldSpec[] = [
  { name: 'extra_km', kind: 'amount', usual: [0, 10] },
  { name: 'extra_hour', kind: 'amount', usual: [0, 100] },
  { name: 'grace_minutes', kind: 'number', usual: [0, 120] },
]
const ladder: readonly FieldSpec[] = [
  { name: 'id', kind: 'code' },
  { name: 'minutes', kind: 'number', usual: [30, 43_200] },
  { name: 'km', kind: 'number', usual: [0, 5000] },
  { name: 'price', kind: 'amount', usual: [0, 5000] },
]

/** What a version of each kind of card says, besides its kind and its currency. */
export const CARD_FIELDS: Readonly<Record<RateCardContent['kind'], readonly FieldSpec[]>> = {
  rental: [
    { name: 'packages', kind: 'rows', fields: [...ladder, { name: 'garage_to_garage', kind: 'yes' }] },
    ...overTime,
    fuel,
    night,
    fixedEstimates,
  ],
  transfer: [
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
    {
      name: 'zones',
      kind: 'rows',
      fields: [
        { name: 'zone_id', kind: 'record', of: 'zones' },
        { name: 'price', kind: 'amount', usual: [0, 5000] },
      ],
    },
    fuel,
    waiting,
    night,
    estimates,
  ],
  outstation_one_way: [
    { name: 'per_km', kind: 'amount', usual: [0, 10] },
    { name: 'min_km', kind: 'number', usual: [0, 500] },
    { name: 'driver_allowance', kind: 'amount', usual: [0, 200] },
    fuel,
    waiting,
    night,
    estimates,
  ],
  outstation_round_trip: [
    { name: 'per_km', kind: 'amount', usual: [0, 10] },
    { name: 'min_km_per_day', kind: 'number', usual: [0, 500] },
    { name: 'driver_allowance', kind: 'amount', usual: [0, 200] },
    fuel,
    night,
    estimates,
  ],
  self_drive: [
    { name: 'plans', kind: 'rows', fields: ladder },
    { name: 'deposit', kind: 'amount', usual: [0, 5000] },
    ...overTime,
    fuel,
    fixedEstimates,
  ],
}
