import { EXAMPLE } from '#kernel/examples.ts'
import { type TripProfile, type RequireProfile, type TripVariables } from '#domains/identity/public.ts'
import { problem, refusedBy } from '../company-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import {
  CompanionsReply,
  CustomerContract,
  SupervisorContract,
  TripRecordParam,
  UpdateCustomerBody,
} from './customer.contract.ts'
import type { ReadCustomer } from './read-customer.usecase.ts'
import type { UpdateCustomer, UpdateCustomerFailure } from './update-customer.usecase.ts'

const updateRefused = refusedBy({
  admins_only: 403,
  customer_not_found: 404,
  company_fields: 422,
} as const satisfies Record<UpdateCustomerFailure['code'], number>)

type Needs = {
  records: ReadCustomer
  updateCustomer: UpdateCustomer
  requireProfile: RequireProfile
  rateLimit: RateLimit
}

/** Records of customers. A profile sees nothing of another company. */
export function customerRoutes({ records, updateCustomer, requireProfile, rateLimit }: Needs) {
  const customer = createRoute({
    method: 'get',
    path: '/api/customer/{id}/detail',
    summary: 'The record of the caller’s company, or of a retail traveller themself',
    access: requireProfile,
    request: { params: TripRecordParam },
    responses: jsonReplies(200, CustomerContract, 'The record', 404),
  })
  const supervisor = createRoute({
    method: 'get',
    path: '/api/supervisor/{id}/detail',
    summary: 'A supervisor of the caller’s company',
    access: requireProfile,
    request: { params: TripRecordParam },
    responses: jsonReplies(200, SupervisorContract, 'The supervisor', 404),
  })
  const travellers = createRoute({
    method: 'get',
    path: '/api/traveller/all',
    summary: 'Those whom a supervisor or an admin books for; nobody for a traveller',
    access: requireProfile,
    responses: jsonReplies(200, CompanionsReply, 'Their profiles'),
  })
  const update = createRoute({
    method: 'post',
    path: '/api/customer/update',
    summary: 'Update the record of one’s company, as its admin, or one’s own',
    limit: rateLimit('trip-customer', 60),
    access: requireProfile,
    request: {
      body: jsonBody(UpdateCustomerBody, {
        name: 'Falcon Trading',
        tax_id: '100234567800003',
        address: { addressLine: 'Corniche 5', city: 'Abu Dhabi', country: 'AE' },
        phone: EXAMPLE.phone,
        email: 'travel@falcon.example',
        approval_required: false,
      }),
    },
    responses: jsonReplies(200, CustomerContract, 'The record as it is now', 404, 422),
  })

  return openApiApp<TripVariables>()
    .openapi(customer, async (c) => {
      const found = await records.customer(c.var.caller, c.req.valid('param').id)
      return found ? c.json(found, 200) : problem(c, 404, { code: 'customer_not_found' })
    })
    .openapi(supervisor, async (c) => {
      const found = await records.supervisor(c.var.caller, c.req.valid('param').id)
      return found ? c.json(supervisorOf(found), 200) : problem(c, 404, { code: 'supervisor_not_found' })
    })
    .openapi(travellers, async (c) => {
      return c.json({ items: await records.travellers(c.var.caller) }, 200)
    })
    .openapi(update, async (c) => {
      const updated = await updateCustomer(c.var.caller, c.req.valid('json'))
      return updated.ok
        ? c.json(updated.value, 200)
        : updateRefused(c, updated.failure, fieldsOf(updated.failure))
    })
}

function supervisorOf({ id, company, name, email, mobile, pic, isAdmin }: TripProfile) {
  return { id, customer_id: company?.id ?? '', name, email, mobile, pic, isAdmin }
}

/** The fields that a refused update concerns. */
function fieldsOf(failure: UpdateCustomerFailure) {
  if (failure.code !== 'company_fields') return undefined
  const { code } = failure
  return failure.fields.map((path) => ({ path, code }))
}
