import { expect, test } from 'vitest'
import { LEAD_CATEGORIES } from '#domains/fares/places/lead-minutes.contract.ts'
import { RECORD_FIELDS, STAFF_RECORDS } from '#domains/trips/records/record-fields.contract.ts'
import { draftOf, valuesOf } from '../form/draft.ts'
import { RECORD_FORMS } from './record-forms.ts'

const PHONE = { countryCode: '+971', phone: '501234567' }
const ID = '01890000-0000-7000-8000-000000000000'
const NO_LEAD_MINUTES = Object.fromEntries(Object.keys(LEAD_CATEGORIES).map((name) => [name, null]))

const RECORDS = {
  vehicles: { model_id: ID, owner_id: null, city_id: 'ae-dxb', plate: 'D 1', color: null, odometer_km: 12 },
  drivers: {
    name: 'Yusuf',
    phone: PHONE,
    licence_number: 'L1',
    licence_until: '2030-01-31',
    city_id: 'ae-dxb',
    owner_id: ID,
  },
  'vehicle-models': {
    vehicle_type_id: 'suv',
    make: 'Kia',
    model: 'Carnival',
    seats: 6,
    bags: 0,
    fuel: 'diesel',
  },
  'vehicle-types': {
    name_en: 'Minibus',
    name_ar: 'حافلة صغيرة',
    seats: 16,
    bags: 12,
    picture: 'van',
    rank: 7,
  },
  owners: { name: 'Gulf', country_code: 'AE', phone: null, tax_id: null, corporate: true },
  companies: {
    corp_id: 'falcon',
    name: 'Falcon',
    country_code: 'AE',
    currency: 'AED',
    tax_id: null,
    address: { addressLine: 'Road 1', city: 'Dubai', country: 'AE' },
    phone: PHONE,
    email: null,
    approval_required: true,
  },
  cities: {
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
      phone: PHONE,
    },
    lead_minutes: { ...NO_LEAD_MINUTES, rental: 90, airport_pick_up: 45, shuttle: 0 },
  },
  places: {
    city_id: 'ae-dxb',
    kind: 'airport',
    iata: 'DWC',
    name_en: 'Al Maktoum International',
    name_ar: 'مطار آل مكتوم الدولي',
    latitude: 24.8964,
    longitude: 55.1614,
  },
  zones: {
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
    title_en: 'To the airport',
    title_ar: 'إلى المطار',
    text_en: 'A fixed price.',
    text_ar: 'سعر ثابت.',
    drawing: 'airport',
    link: null,
    rank: 1,
  },
}

test.for(STAFF_RECORDS)(
  'the form of %s has every field of its contract, and sends back what it shows',
  (kind) => {
    const { fields, listed } = RECORD_FORMS[kind]
    const names = fields.map(({ name }) => name)
    expect(names.toSorted()).toEqual(Object.keys(RECORD_FIELDS[kind].shape).toSorted())
    expect(names).toEqual(expect.arrayContaining([...listed]))
    const sent = valuesOf(fields, draftOf(fields, RECORDS[kind]))
    expect(sent).toEqual(RECORDS[kind])
    expect(RECORD_FIELDS[kind].safeParse(sent).error).toBeUndefined()
  },
)
