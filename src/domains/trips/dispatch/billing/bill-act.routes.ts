import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import { TripParams } from '../../journey/trip.contract.ts'
import { dispatchActs, dispatchStatus, type ActNeeds } from '../dispatch-act.http.ts'
import { LanguageQuery } from '../dispatch.contract.ts'
import { BillTripBody, ChargeTripBody, CreditBillBody, RemoveChargeBody } from './bill-act.contract.ts'
import type { BillTrip, BillTripFailure } from './bill-trip.usecase.ts'
import type { ChargeTrip, ChargeTripFailure } from './charge-trip.usecase.ts'
import type { CreditBill, CreditBillFailure } from './credit-bill.usecase.ts'
import { NextBillReply } from './next-bill.contract.ts'
import type { NextBillFailure, ReadNextBill } from './next-bill.usecase.ts'
import type { RemoveCharge, RemoveChargeFailure } from './remove-charge.usecase.ts'
import { problem } from '../dispatch-problem.http.ts'

type Failure = ChargeTripFailure | RemoveChargeFailure | BillTripFailure | CreditBillFailure | NextBillFailure

const status = {
  ...dispatchStatus,
  charge_not_found: 404,
  charge_currency: 422,
  charge_of_nothing: 422,
  charge_too_large: 422,
  too_many_charges: 422,
  bill_changed: 409,
  wallet_limit: 422,
  wallet_missing: 422,
} as const satisfies Record<Failure['code'], number>

const field = { charge_currency: 'amount', charge_of_nothing: 'amount', charge_too_large: 'amount' } as const

type Needs = ActNeeds & {
  chargeTrip: ChargeTrip
  removeCharge: RemoveCharge
  readNextBill: ReadNextBill
  billTrip: BillTrip
  creditBill: CreditBill
}

/** Routes to add charges to a trip's bill, preview the bill and issue it. */
export function billActRoutes({ readNextBill, ...needs }: Needs) {
  const { route, answer } = dispatchActs<Failure['code']>(needs, { status, field })
  const nextBill = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/next-bill',
    summary: 'The bill of a trip that is over, whole, before it is issued',
    limit: needs.rateLimit('staff-trips', 300),
    access: needs.requireStaff('dispatch'),
    request: { params: TripParams, query: LanguageQuery },
    responses: jsonReplies(
      200,
      NextBillReply,
      'As it would be issued now; nothing is written',
      404,
      409,
      422,
    ),
  })
  return openApiApp<TravellerVariables>()
    .openapi(nextBill, async (c) => {
      const { id } = c.req.valid('param')
      const read = await readNextBill(id, languageOfRequest(c))
      return read.ok ? c.json(read.value, 200) : problem(c, status[read.failure.code], read.failure)
    })
    .openapi(
      route(
        'charge',
        'Add what came up on the way, such as a toll',
        jsonBody(ChargeTripBody, {
          version: 1,
          kind: 'toll',
          amount: { amount: 15_000, currency: 'INR' },
          reason: 'Airport road',
          lang_id: 1,
        }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { kind, amount, reason, version } = c.req.valid('json')
        return answer(c, tripId, (by) => needs.chargeTrip({ tripId, version, kind, amount, reason }, by))
      },
    )
    .openapi(
      route(
        'remove-charge',
        'Take a wrong charge back before it is billed',
        jsonBody(RemoveChargeBody, { version: 1, charge_id: EXAMPLE.id, reason: 'Mistyped', lang_id: 1 }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { charge_id: chargeId, reason, version } = c.req.valid('json')
        return answer(c, tripId, (by) => needs.removeCharge({ tripId, version, chargeId, reason }, by))
      },
    )
    .openapi(
      route(
        'bill',
        'Bill a trip that is over, and settle the wallet',
        jsonBody(BillTripBody, { version: 1, accept_total: { amount: 15_000, currency: 'INR' }, lang_id: 1 }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { version, accept_total: acceptTotal = null } = c.req.valid('json')
        return answer(c, tripId, (by) => needs.billTrip({ tripId, version, acceptTotal }, by))
      },
    )
    .openapi(
      route(
        'credit-bill',
        'Give a wrong bill back by a credit note, to bill the trip again',
        jsonBody(CreditBillBody, { version: 1, reason: 'Mistyped', lang_id: 1 }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { version, reason } = c.req.valid('json')
        return answer(c, tripId, (by) => needs.creditBill({ tripId, version, reason }, by))
      },
    )
}
