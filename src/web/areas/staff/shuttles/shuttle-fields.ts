import type { FieldSpec } from '../form/field-spec.ts'

/** Fields of a timetable with its first day. */
export const TIMETABLE: readonly FieldSpec[] = [
  { name: 'from_day', kind: 'date' },
  {
    name: 'services',
    kind: 'rows',
    fields: [
      { name: 'days', kind: 'days' },
      { name: 'times', kind: 'list' },
      { name: 'seats', kind: 'number', usual: [4, 60] },
      { name: 'seat_price', kind: 'amount', usual: [0, 100] },
    ],
  },
]

/** Fields of a route with its stops. */
export const ROUTE: readonly FieldSpec[] = [
  { name: 'city_id', kind: 'record', of: 'cities' },
  { name: 'vehicle_type_id', kind: 'record', of: 'vehicle-types' },
  { name: 'name_en', kind: 'text' },
  { name: 'name_ar', kind: 'text' },
]

export const STOPS: FieldSpec = {
  name: 'stops',
  kind: 'rows',
  fields: [
    { name: 'name_en', kind: 'text' },
    { name: 'name_ar', kind: 'text' },
    { name: 'latitude', kind: 'number', usual: [-90, 90] },
    { name: 'longitude', kind: 'number', usual: [-180, 180] },
    { name: 'minutes', kind: 'number', usual: [0, 600] },
  ],
}
