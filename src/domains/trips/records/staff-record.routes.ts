import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type {
  ChangeStaffRecord,
  CreateStaffRecord,
  StaffRecordFailure,
} from './change-staff-record.usecase.ts'
import { recordIdField, STAFF_RECORDS, type StaffRecord } from './record-fields.contract.ts'
import { recordExamples } from './record-examples.ts'
import type { RecordNames } from './record-names.store.ts'
import { staffRecordContracts } from './staff-record.contract.ts'
import type { StaffRecordStore } from './staff-record.store.ts'
import { problem, refusedBy } from '../trip-problem.http.ts'

const refused = refusedBy({
  record_not_found: 404,
  record_changed: 409,
  record_exists: 409,
  record_refers_to_nothing: 422,
} as const satisfies Record<StaffRecordFailure['code'], number>)

type Needs = {
  records: Pick<StaffRecordStore, 'list'>
  names: RecordNames
  create: CreateStaffRecord
  change: ChangeStaffRecord
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Routes at `/api/staff/trip-records/<entity>`: the vehicles, people and places of trips, maintained by the staff. */
export function staffRecordRoutes(needs: Needs) {
  const app = openApiApp<TravellerVariables>()
  const asked = { limit: needs.rateLimit('staff-trip-records', 300), access: needs.requireStaff('dispatch') }
  for (const entity of STAFF_RECORDS) addRoutes(app, entity, asked, needs)
  return app
}

type Asked = { limit: ReturnType<RateLimit>; access: ReturnType<RequireStaff> }

function addRoutes(
  app: ReturnType<typeof openApiApp<TravellerVariables>>,
  entity: StaffRecord,
  asked: Asked,
  { records, names, create, change }: Needs,
): void {
  const contracts = staffRecordContracts(entity)
  const examples = recordExamples(entity)
  const name = entity.replace('-', ' ')
  const list = listRoute({
    path: `/staff/trip-records/${entity}` as '/staff/trip-records/vehicles',
    summary: `Trips: ${name}`,
    ...asked,
    query: contracts.query,
    page: contracts.list,
  })
  const add = createRoute({
    method: 'post',
    path: `/staff/trip-records/${entity}` as '/staff/trip-records/vehicles',
    summary: `Trips: one more of the ${name}`,
    ...asked,
    request: { body: jsonBody(contracts.create, examples.create) },
    responses: jsonReplies(201, contracts.record, 'As it is kept', 404, 409, 422),
  })
  const edit = createRoute({
    method: 'post',
    path: `/staff/trip-records/${entity}/{id}` as '/staff/trip-records/vehicles/{id}',
    summary: `Trips: change, hide or show one of the ${name}`,
    ...asked,
    request: { params: contracts.params, body: jsonBody(contracts.change, examples.change) },
    responses: jsonReplies(200, contracts.record, 'As it is kept', 404, 409, 422),
  })
  app.openapi(list, async (c) => {
    const { page_size: size, after, hidden, search } = c.req.valid('query')
    const found = await records.list(entity, { after, hidden, search, limit: size + 1 })
    const page = keyedPageOf(found, size, ({ id }) => id)
    return c.json({ ...page, names: await names.namesIn(page.items) }, 200)
  })
  app.openapi(add, async (c) => {
    const { lang_id: _, id, ...fields } = c.req.valid('json') as { lang_id?: number; id?: string }
    const added = await create(entity, { id, fields }, staffActor(c))
    return added.ok ? c.json(added.value, 201) : refused(c, added.failure)
  })
  app.openapi(edit, async (c) => {
    const { id } = c.req.valid('param')
    if (!recordIdField(entity).safeParse(id).success) return problem(c, 404, { code: 'record_not_found' })
    const { lang_id: _, version, hidden, ...fields } = c.req.valid('json') as Edit
    const changed = await change(entity, { id, version, hidden, fields }, staffActor(c))
    return changed.ok ? c.json(changed.value, 200) : refused(c, changed.failure)
  })
}

type Edit = { lang_id?: number; version: number; hidden: boolean }
