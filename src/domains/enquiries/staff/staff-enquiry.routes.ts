import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { EnquiryChange, ChangeEnquiry, ChangeEnquiryFailure } from './change-enquiry.usecase.ts'
import type { EnquiryReads } from './enquiry-read.store.ts'
import {
  AnswerEnquiryBody,
  AssignEnquiryBody,
  ChangedEnquiryReply,
  ChangeEnquiryBody,
  StaffEnquiriesQuery,
  StaffEnquiriesReply,
  StaffEnquiryContract,
  StaffEnquiryParams,
} from './staff-enquiry.contract.ts'
import { problem, refusedBy } from '../enquiry-problem.http.ts'

type Needs = {
  reads: EnquiryReads
  changeEnquiry: ChangeEnquiry
  recordAccess: RecordAccess
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  enquiry_not_found: 404,
  enquiry_changed: 409,
  enquiry_taken: 409,
  enquiry_act_refused: 409,
  sender_unknown: 409,
  colleague_not_found: 409,
} as const satisfies Record<ChangeEnquiryFailure['code'], number>)

/** Acts without a body of their own, by the last part of their path. */
const ACTS = {
  own: { act: 'own', summary: 'Take an enquiry' },
  release: { act: 'release', summary: 'Leave an enquiry to a colleague' },
  open: { act: 'open', summary: 'Open an enquiry again, or say that it is worked on' },
  close: { act: 'close', summary: 'Close an enquiry' },
  spam: { act: 'spam', summary: 'Mark an enquiry as spam' },
  'not-spam': { act: 'not_spam', summary: 'Say that an enquiry is no spam' },
} as const satisfies Record<
  string,
  { act: Exclude<EnquiryChange['act'], 'answer' | 'assign'>; summary: string }
>

const noEnquiry = { code: 'enquiry_not_found', detail: 'There is no such enquiry' } as const

/** The staff's queue of enquiries. */
export function staffEnquiryRoutes({ reads, changeEnquiry, recordAccess, requireStaff, rateLimit }: Needs) {
  const limit = rateLimit('staff-enquiries', 300)
  const changed = jsonReplies(200, ChangedEnquiryReply, 'The enquiry as it is now', 404, 409)
  const asked = { limit, access: requireStaff('support') }
  const list = listRoute({
    path: '/staff/enquiries',
    summary: 'Enquiries, newest first',
    ...asked,
    query: StaffEnquiriesQuery,
    page: StaffEnquiriesReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/enquiries/{id}',
    summary: 'An enquiry with its replies',
    ...asked,
    request: { params: StaffEnquiryParams },
    responses: jsonReplies(200, StaffEnquiryContract, 'The enquiry', 404),
  })
  const answer = createRoute({
    method: 'post',
    path: '/staff/enquiries/{id}/answer',
    summary: 'Answer an enquiry: the sender is mailed',
    ...asked,
    request: {
      params: StaffEnquiryParams,
      body: jsonBody(AnswerEnquiryBody, { message: 'It is in your account', version: 1, lang_id: 1 }),
    },
    responses: changed,
  })

  const assign = createRoute({
    method: 'post',
    path: '/staff/enquiries/{id}/assign',
    summary: 'Give an enquiry to a colleague',
    ...asked,
    request: {
      params: StaffEnquiryParams,
      body: jsonBody(AssignEnquiryBody, {
        staff_id: '01890a5d-ac96-774b-bcce-b302099a8057',
        version: 1,
        lang_id: 1,
      }),
    },
    responses: changed,
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function change(c: StaffContext, wanted: EnquiryChange) {
    const done = await changeEnquiry(wanted, staffActor(c))
    if (!done.ok) return refused(c, done.failure)
    const enquiry = await reads.find(wanted.id)
    return enquiry ? c.json({ enquiry }, 200) : problem(c, 404, noEnquiry)
  }

  const app = openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { page_size: limit, owner, ...filter } = c.req.valid('query')
      const ownerId = owner === 'me' ? c.var.traveller.userId : owner && null
      return c.json(await reads.list({ ...filter, ownerId, limit }), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const enquiry = await reads.find(id)
      if (!enquiry) return problem(c, 404, noEnquiry)
      await recordAccess(staffActor(c), { action: 'read_enquiry', subject: { kind: 'enquiry', id } })
      return c.json(enquiry, 200)
    })
    .openapi(answer, (c) => {
      const { message, version } = c.req.valid('json')
      return change(c, { ...c.req.valid('param'), version, act: 'answer', message })
    })
    .openapi(assign, (c) => {
      const { staff_id: staffId, version } = c.req.valid('json')
      return change(c, { ...c.req.valid('param'), version, act: 'assign', staffId })
    })
  for (const [path, { act, summary }] of Object.entries(ACTS)) {
    const route = createRoute({
      method: 'post',
      path: `/staff/enquiries/{id}/${path}` as '/staff/enquiries/{id}/own',
      summary,
      limit,
      access: requireStaff('support'),
      request: { params: StaffEnquiryParams, body: jsonBody(ChangeEnquiryBody, { version: 1, lang_id: 1 }) },
      responses: changed,
    })
    app.openapi(route, (c) =>
      change(c, { ...c.req.valid('param'), version: c.req.valid('json').version, act }),
    )
  }
  return app
}
