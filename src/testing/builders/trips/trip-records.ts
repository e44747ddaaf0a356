import { recordExamples } from '#domains/trips/records/record-examples.contract.ts'
import { STAFF_RECORDS, type StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { newLetters } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { peopleOf } from '../accounts/people.ts'
import { modelWith, ownerWith } from './trip-vehicles.ts'

/** A valid record of each kind that the staff keep for trips; each call returns another. */
export async function validRecords(app: TestApp) {
  const rows = { model_id: await modelWith(app), owner_id: await ownerWith(app) }
  const unique = () => newLetters(8)
  const slug = (start: string) => `${start}-${unique().toLowerCase()}`
  const differing: Readonly<Partial<Record<StaffRecord, () => object>>> = {
    vehicles: () => ({ ...rows, plate: `D ${unique()}` }),
    drivers: () => ({ licence_number: unique() }),
    'vehicle-models': () => ({ model: `Carnival ${unique()}` }),
    'vehicle-types': () => ({ id: slug('type') }),
    companies: () => ({ corp_id: unique() }),
    cities: () => ({ id: slug('om') }),
    zones: () => ({ id: slug('ae-dxb') }),
  }
  return (entity: StaffRecord): Record<string, unknown> => {
    const { lang_id: _, ...record } = recordExamples(entity).create
    return { ...record, ...differing[entity]?.() }
  }
}

/** A record without the id that its kind may be created with. */
export function fieldsOf(record: Record<string, unknown>): Record<string, unknown> {
  const { id: _, ...fields } = record
  return fields
}

/** Requests to the staff's calls for records: each creates one, or changes one that it has created. */
export async function tripRecordRequests(app: TestApp) {
  const valid = await validRecords(app)
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'keeper@example.com' })
  async function change(entity: StaffRecord): Promise<ValidRequest> {
    const { token } = await people.tokenOf(staffId)
    const path = `/api/staff/trip-records/${entity}`
    const { body } = await app.call(path, { token, body: valid(entity) })
    return {
      path: `${path}/${body.id}`,
      body: { ...fieldsOf(valid(entity)), version: 1, hidden: true },
    }
  }
  return Object.fromEntries(
    STAFF_RECORDS.flatMap((entity): [string, () => ValidRequest | Promise<ValidRequest>][] => [
      [`POST /api/staff/trip-records/${entity}`, () => ({ body: valid(entity) })],
      [`POST /api/staff/trip-records/${entity}/:id`, () => change(entity)],
    ]),
  )
}
