import {
  ESTIMATE_KINDS,
  type RateCardContent,
} from '#domains/trips/fares/rate-cards/rate-card-content.contract.ts'
import type { FieldSpec } from '../form/field-spec.ts'

const night: FieldSpec = {
  name: 'night',
  kind: 'part',
  optional: true,
  fields: [
    { name: 'amount', kind: 'amount' },
    { name: 'by', kind: 'choice', options: ['minute', 'night'] },
  ],
}
const waiting: FieldSpec = {
  name: 'waiting',
  kind: 'part',
  fields: [
    { name: 'free_minutes', kind: 'number' },
    { name: 'per_minute', kind: 'amount' },
  ],
}
const estimatesPer = (options: readonly string[]): FieldSpec => ({
  name: 'estimates',
  kind: 'rows',
  fields: [
    { name: 'kind', kind: 'choice', options: ESTIMATE_KINDS },
    { name: 'per', kind: 'choice', options },
    { name: 'amount', kind: 'amount' },
  ],
})
const estimates = estimatesPer(['trip', 'day', 'km'])
const fixedEstimates = estimatesPer(['trip', 'day'])
const fuel: FieldSpec = { name: 'fuel_included', kind: 'yes' }
const overTime: readonly FieldSpec[] = [
  { name: 'extra_km', kind: 'amount' },
  { name: 'extra_hour', kind: 'amount' },
  { name: 'grace_minutes', kind: 'number' },
]
const ladder: readonly FieldSpec[] = [
  { name: 'id', kind: 'code' },
  { name: 'minutes', kind: 'number' },
  { name: 'km', kind: 'number' },
  { name: 'price', kind: 'amount' },
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
        { name: 'from_km', kind: 'number' },
        { name: 'to_km', kind: 'number', optional: true },
        { name: 'price', kind: 'amount' },
        { name: 'per_km', kind: 'amount' },
      ],
    },
    {
      name: 'zones',
      kind: 'rows',
      fields: [
        { name: 'zone_id', kind: 'record', of: 'zones' },
        { name: 'price', kind: 'amount' },
      ],
    },
    fuel,
    waiting,
    night,
    estimates,
  ],
  outstation_one_way: [
    { name: 'per_km', kind: 'amount' },
    { name: 'min_km', kind: 'number' },
    { name: 'driver_allowance', kind: 'amount' },
    fuel,
    waiting,
    night,
    estimates,
  ],
  outstation_round_trip: [
    { name: 'per_km', kind: 'amount' },
    { name: 'min_km_per_day', kind: 'number' },
    { name: 'driver_allowance', kind: 'amount' },
    fuel,
    night,
    estimates,
  ],
  self_drive: [
    { name: 'plans', kind: 'rows', fields: ladder },
    { name: 'deposit', kind: 'amount' },
    ...overTime,
    fuel,
    fixedEstimates,
  ],
}
