import { EXAMPLE } from '#kernel/examples.ts'
import type { StaffRecord } from './record-fields.contract.ts'

/** Example records for the API reference, with an id if the staff choose it. */
const RECORDS: Readonly<Record<StaffRecord, { id?: string; [field: string]: unknown }>> = {
  vehicles: {
    model_id: EXAMPLE.id,
    owner_id: EXAMPLE.id,
    city_id: 'ae-dxb',
    plate: 'D 12345',
    color: null,
    odometer_km: 1200,
  },
  drivers: {
    name: 'Yusuf Rahman',
    phone: EXAMPLE.phone,
    licence_number: 'DXB-471109',
    licence_until: '2030-01-31',
    city_id: 'ae-dxb',
    owner_id: null,
  },
  'vehicle-models': {
    vehicle_type_id: 'suv',
    make: 'Kia',
    model: 'Carnival',
    seats: 6,
    bags: 4,
    fuel: 'petrol',
  },
  'vehicle-types': {
    id: 'minibus',
    name_en: 'Minibus',
    name_ar: 'حافلة صغيرة',
    seats: 16,
    bags: 12,
    picture: 'van',
    rank: 7,
  },
  owners: {
    name: 'Gulf Fleet',
    country_code: 'AE',
    phone: EXAMPLE.phone,
    tax_id: '100200300400003',
    corporate: false,
  },
  companies: {
    corp_id: 'falcon-trading',
    name: 'Falcon Trading',
    country_code: 'AE',
    currency: 'AED',
    tax_id: '100200300400003',
    address: { addressLine: 'Sheikh Zayed Road 1', city: 'Dubai', country: 'AE' },
    phone: EXAMPLE.phone,
    email: 'travel@falcon.example',
    approval_required: false,
  },
  cities: {
    id: 'om-muscat',
    name_en: 'Muscat',
    name_ar: 'مسقط',
    country_code: 'OM',
    region: null,
    currency: 'OMR',
    time_zone: 'Asia/Muscat',
    latitude: 23.588,
    longitude: 58.3829,
    desk: {
      address_en: 'Airport Heights 4',
      address_ar: 'مرتفعات المطار 4',
      hours_en: 'Daily, 08:00 to 22:00',
      hours_ar: 'يوميًا من 8:00 إلى 22:00',
      phone: EXAMPLE.phone,
    },
    lead_minutes: { rental: 90, airport_drop: null },
  },
  places: {
    city_id: 'ae-dxb',
    kind: 'landmark',
    iata: null,
    name_en: 'Marina Mall',
    name_ar: 'مارينا مول',
    latitude: 25.0763,
    longitude: 55.1405,
  },
  zones: {
    id: 'ae-dxb-marina',
    city_id: 'ae-dxb',
    name_en: 'Marina',
    name_ar: 'المارينا',
    ring: [
      [55.13, 25.07],
      [55.15, 25.07],
      [55.15, 25.09],
    ],
  },
  banners: {
    title_en: 'To the airport, on time',
    title_ar: 'إلى المطار في موعدك',
    text_en: 'A fixed price by zone.',
    text_ar: 'سعر ثابت حسب المنطقة.',
    drawing: 'airport',
    link: null,
    rank: 1,
  },
}

/** Returns example bodies to create and change a record. */
export function recordExamples(entity: StaffRecord) {
  const { id, ...fields } = RECORDS[entity]
  return {
    create: { ...(id !== undefined && { id }), ...fields, lang_id: 1 },
    change: { ...fields, version: 1, hidden: false, lang_id: 1 },
  }
}
