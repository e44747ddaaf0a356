import { FUELS, type StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { BANNER_DRAWINGS } from '#domains/trips/grids/banners/banner-drawing.contract.ts'
import { TRIP_PLACE_KINDS } from '#domains/fares/places/trip-place.contract.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { LEAD_CATEGORIES } from '#domains/fares/places/lead-minutes.contract.ts'
import { VEHICLE_IMAGES } from '#domains/fleet/vehicle-image.contract.ts'
import { PHONE, type FieldSpec } from '../form/field-spec.ts'

type RecordForm = {
  fields: readonly FieldSpec[]
  /** Names of the fields that the list shows, starting with the name of the record. */
  listed: readonly string[]
}

const city: FieldSpec = { name: 'city_id', kind: 'record', of: 'cities' }
const owner: FieldSpec = { name: 'owner_id', kind: 'record', of: 'owners', optional: true }
const optionalPhone: FieldSpec = { name: 'phone', kind: 'part', optional: true, fields: PHONE }
const names: readonly FieldSpec[] = [
  { name: 'name_en', kind: 'text' },
  { name: 'name_ar', kind: 'text' },
]

/** Form fields and list columns of each kind of record. */
export const RECORD_FORMS: Readonly<Record<StaffRecord, RecordForm>> = {
  vehicles: {
    listed: ['plate', 'model_id', 'city_id', 'owner_id', 'odometer_km'],
    fields: [
      { name: 'plate', kind: 'code' },
      { name: 'model_id', kind: 'record', of: 'vehicle-models' },
      city,
      owner,
      { name: 'color', kind: 'text', optional: true },
      { name: 'odometer_km', kind: 'number', usual: [0, 400_000] },
    ],
  },
  drivers: {
    listed: ['name', 'phone', 'city_id', 'owner_id', 'licence_until'],
    fields: [
      { name: 'name', kind: 'text' },
      { name: 'phone', kind: 'part', fields: PHONE },
      { name: 'licence_number', kind: 'code' },
      { name: 'licence_until', kind: 'date' },
      city,
      owner,
    ],
  },
  'vehicle-models': {
    listed: ['model', 'make', 'vehicle_type_id', 'seats', 'bags', 'fuel'],
    fields: [
      { name: 'make', kind: 'text' },
      { name: 'model', kind: 'text' },
      { name: 'vehicle_type_id', kind: 'record', of: 'vehicle-types' },
      { name: 'seats', kind: 'number', usual: [1, 60] },
      { name: 'bags', kind: 'number', usual: [0, 60] },
      { name: 'fuel', kind: 'choice', options: FUELS },
    ],
  },
  'vehicle-types': {
    listed: ['name_en', 'name_ar', 'seats', 'bags', 'picture', 'rank'],
    fields: [
      ...names,
      { name: 'seats', kind: 'number', usual: [1, 60] },
      { name: 'bags', kind: 'number', usual: [0, 60] },
      { name: 'picture', kind: 'choice', options: VEHICLE_IMAGES },
      { name: 'rank', kind: 'number', usual: [0, 100] },
    ],
  },
  owners: {
    listed: ['name', 'country_code', 'phone'],
    fields: [
      { name: 'name', kind: 'text' },
      { name: 'country_code', kind: 'country' },
      optionalPhone,
      { name: 'tax_id', kind: 'code', optional: true },
      { name: 'corporate', kind: 'yes', initially: true },
    ],
  },
  companies: {
    listed: ['name', 'corp_id', 'country_code', 'currency', 'approval_required'],
    fields: [
      { name: 'name', kind: 'text' },
      { name: 'corp_id', kind: 'code' },
      { name: 'country_code', kind: 'country' },
      { name: 'currency', kind: 'currency' },
      { name: 'tax_id', kind: 'code', optional: true },
      {
        name: 'address',
        kind: 'part',
        fields: [
          { name: 'addressLine', kind: 'text' },
          { name: 'city', kind: 'text' },
          { name: 'country', kind: 'country' },
        ],
      },
      optionalPhone,
      { name: 'email', kind: 'code', optional: true },
      { name: 'approval_required', kind: 'yes' },
    ],
  },
  cities: {
    listed: ['name_en', 'name_ar', 'country_code', 'currency', 'time_zone'],
    fields: [
      ...names,
      { name: 'country_code', kind: 'country' },
      { name: 'region', kind: 'code', optional: true },
      { name: 'currency', kind: 'currency' },
      { name: 'time_zone', kind: 'code' },
      { name: 'latitude', kind: 'number', usual: [-90, 90] },
      { name: 'longitude', kind: 'number', usual: [-180, 180] },
      {
        name: 'desk',
        kind: 'part',
        optional: true,
        fields: [
          { name: 'address_en', kind: 'long_text', lang: 'en' },
          { name: 'address_ar', kind: 'long_text', lang: 'ar' },
          { name: 'hours_en', kind: 'text' },
          { name: 'hours_ar', kind: 'text' },
          { name: 'phone', kind: 'part', fields: PHONE },
        ],
      },
      {
        name: 'lead_minutes',
        kind: 'part',
        fields: Object.entries(LEAD_CATEGORIES).map(([name, category]) => ({
          name,
          label: (language) => categoryName(category, language),
          kind: 'number',
          usual: [0, 2880],
          optional: true,
        })),
      },
    ],
  },
  places: {
    listed: ['name_en', 'name_ar', 'kind', 'iata', 'city_id'],
    fields: [
      ...names,
      city,
      { name: 'kind', kind: 'choice', options: TRIP_PLACE_KINDS },
      { name: 'iata', kind: 'code', optional: true },
      { name: 'latitude', kind: 'number', usual: [-90, 90] },
      { name: 'longitude', kind: 'number', usual: [-180, 180] },
    ],
  },
  zones: {
    listed: ['name_en', 'name_ar', 'city_id'],
    fields: [...names, city, { name: 'ring', kind: 'ring' }],
  },
  banners: {
    listed: ['title_en', 'title_ar', 'drawing', 'rank', 'link'],
    fields: [
      { name: 'title_en', kind: 'long_text', lang: 'en' },
      { name: 'title_ar', kind: 'long_text', lang: 'ar' },
      { name: 'text_en', kind: 'long_text', lang: 'en' },
      { name: 'text_ar', kind: 'long_text', lang: 'ar' },
      { name: 'drawing', kind: 'choice', options: BANNER_DRAWINGS },
      { name: 'link', kind: 'code', optional: true },
      { name: 'rank', kind: 'number', usual: [1, 20] },
    ],
  },
}
