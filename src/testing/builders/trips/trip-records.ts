import { STAFF_RECORDS, type StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { newLetters } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { Ask } from '../api/route-requests.ts'
import { peopleOf } from '../accounts/people.ts'
import { modelWith, ownerWith } from './trip-vehicles.ts'

const PHONE = { countryCode: '+971', phone: '501234567' }

/** A sound record of each kind that the staff keep for trips; each call gives another. */
export async function soundRecords(app: TestApp) {
  const model_id = await modelWith(app)
  const owner_id = await ownerWith(app)
  const unique = () => newLetters(8)
  const slug = () => unique().toLowerCase()
  return {
    vehicles: () => ({
      model_id,
      owner_id,
      city_id: 'ae-dxb',
      plate: `D ${unique()}`,
      color: null,
      odometer_km: 1200,
    }),
    drivers: () => ({
      name: 'Yusuf Rahman',
      phone: PHONE,
      licence_number: unique(),
      licence_until: '2030-01-31',
      city_id: 'ae-dxb',
      owner_id: null,
    }),
    'vehicle-models': () => ({
      vehicle_type_id: 'suv',
      make: 'Kia',
      model: `Carnival ${unique()}`,
      seats: 6,
      bags: 4,
      fuel: 'petrol',
    }),
    'vehicle-types': () => ({
      id: `type-${slug()}`,
      name_en: 'Minibus',
      name_ar: 'حافلة صغيرة',
      seats: 16,
      bags: 12,
      picture: 'van',
      rank: 7,
    }),
    owners: () => ({
      name: 'Gulf Fleet',
      country_code: 'AE',
      phone: null,
      tax_id: '100200300400003',
      corporate: false,
    }),
    companies: () => ({
      corp_id: unique(),
      name: 'Falcon Trading',
      country_code: 'AE',
      currency: 'AED',
      tax_id: '100200300400003',
      address: { addressLine: 'Sheikh Zayed Road 1', city: 'Dubai', country: 'AE' },
      phone: PHONE,
      email: 'travel@falcon.example',
      approval_required: false,
    }),
    cities: () => ({
      id: `om-${slug()}`,
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
    }),
    places: () => ({
      city_id: 'ae-dxb',
      kind: 'landmark',
      iata: null,
      name_en: 'Marina Mall',
      name_ar: 'مارينا مول',
      latitude: 25.0763,
      longitude: 55.1405,
    }),
    zones: () => ({
      id: `ae-dxb-${slug()}`,
      city_id: 'ae-dxb',
      name_en: 'Marina',
      name_ar: 'المارينا',
      ring: [
        [55.13, 25.07],
        [55.15, 25.07],
        [55.15, 25.09],
      ],
    }),
    banners: () => ({
      title_en: 'To the airport, on time',
      title_ar: 'إلى المطار في موعدك',
      text_en: 'A fixed price by zone.',
      text_ar: 'سعر ثابت حسب المنطقة.',
      drawing: 'airport',
      link: null,
      rank: 1,
    }),
  } satisfies Record<StaffRecord, () => Record<string, unknown>>
}

/** A record without the id that its kind may be created with. */
export function fieldsOf(record: Record<string, unknown>): Record<string, unknown> {
  const { id: _, ...fields } = record
  return fields
}

type RecordPath = `/api/staff/trip-records/${StaffRecord}`

/** A sound body for each of the staff's calls that write records. */
export async function tripRecordBodies(app: TestApp) {
  const sound = await soundRecords(app)
  const bodies = STAFF_RECORDS.flatMap((entity) => {
    const record = sound[entity]()
    const path: RecordPath = `/api/staff/trip-records/${entity}`
    const changed = { ...fieldsOf(record), version: 1, hidden: false, lang_id: 1 }
    return [
      [path, { ...record, lang_id: 1 }],
      [`${path}/{id}`, changed],
    ] as const
  })
  return Object.fromEntries(bodies) as Record<RecordPath | `${RecordPath}/{id}`, object>
}

/** Requests to the staff's calls for records: each creates one, or changes one that it has created. */
export async function tripRecordRequests(app: TestApp) {
  const sound = await soundRecords(app)
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'keeper@example.com' })
  async function change(entity: StaffRecord): Promise<Ask> {
    const { token } = await people.tokenOf(staffId)
    const path = `/api/staff/trip-records/${entity}`
    const { body } = await app.call(path, { token, body: sound[entity]() })
    return {
      path: `${path}/${body.id}`,
      body: { ...fieldsOf(sound[entity]()), version: 1, hidden: true },
    }
  }
  return Object.fromEntries(
    STAFF_RECORDS.flatMap((entity): [string, () => Ask | Promise<Ask>][] => [
      [`POST /api/staff/trip-records/${entity}`, () => ({ body: sound[entity]() })],
      [`POST /api/staff/trip-records/${entity}/:id`, () => change(entity)],
    ]),
  )
}
