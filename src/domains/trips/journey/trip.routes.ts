import { EXAMPLE } from '#kernel/examples.ts'
import type { RequireProfile, TripVariables } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import { forClients, jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { IDEMPOTENCY_KEY, invalidIdempotencyKey, languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ApproveTrip, ApproveTripFailure } from './approve-trip.usecase.ts'
import type { CancelTrip, CancelTripFailure } from './cancellation/cancel-trip.usecase.ts'
import { ApproveTripBody, CancelTripBody, CancelTripReply } from './change-trip.contract.ts'
import { CreateTripBody } from './create-trip.contract.ts'
import { bookProblem } from './book-trip.http.ts'
import type { CreateTrip } from './create-trip.usecase.ts'
import { ExplainTripReply } from './fares/explain-trip.contract.ts'
import type { ExplainTrip } from './fares/explain-trip.usecase.ts'
import type { ReadTrip } from './read-trip.usecase.ts'
import { TripParams, TripReply } from './trip.contract.ts'
import { problem, refusedBy } from '../trip-problem.http.ts'

const approveRefused = refusedBy({
  trip_not_found: 404,
  approval_not_yours: 403,
  approval_not_waiting: 409,
} as const satisfies Record<ApproveTripFailure['code'], number>)

const cancelRefused = refusedBy({
  trip_not_found: 404,
  trip_not_cancellable: 409,
} as const satisfies Record<CancelTripFailure['code'], number>)

const noTrip = { code: 'trip_not_found', detail: 'There is no such trip' } as const

type Needs = {
  createTrip: CreateTrip
  readTrip: ReadTrip
  approveTrip: ApproveTrip
  cancelTrip: CancelTrip
  explainTrip: ExplainTrip
  requireProfile: RequireProfile
  rateLimit: RateLimit
}

/** Routes for bookers and travellers. */
export function tripRoutes(needs: Needs) {
  const { createTrip, readTrip, approveTrip, cancelTrip, explainTrip, requireProfile, rateLimit } = needs
  const writes = rateLimit('trip-writes', 60)
  const asked = { limit: writes, access: requireProfile }
  const create = createRoute({
    method: 'post',
    path: '/api/trip/create',
    summary: 'Book the trip of a quote',
    ...asked,
    request: {
      headers: IdempotencyHeader,
      body: jsonBody(CreateTripBody, {
        quote_id: EXAMPLE.secret,
        traveller: EXAMPLE.traveller,
        pay_by: 'driver',
        profile_id: EXAMPLE.id,
        cost_centre: 'SALES-7',
        notes: 'Two suitcases',
        partner_code: 'PARTNER',
        sub_id: 'summer',
        metadata: { order: 'A-7', seats: 2 },
        accept_total: { amount: 15_000, currency: 'INR' },
      }),
    },
    responses: jsonReplies(
      201,
      TripReply,
      'The trip; the same order again is answered with it, too',
      404,
      409,
      410,
      422,
    ),
  })
  const detail = createRoute({
    method: 'get',
    path: '/api/trip/{id}/detail',
    summary: 'A trip, for its traveller, their supervisor and the admins of the company',
    access: requireProfile,
    request: { params: TripParams },
    responses: jsonReplies(200, TripReply, 'The trip', 404),
  })
  const explain = createRoute({
    method: 'get',
    path: '/api/trip/{id}/explain',
    summary: 'The quoted and the billed fare of a trip, computed again',
    description: forClients(
      'A company’s own books check each line of a fare, years later too; the widget shows the lines with the trip.',
    ),
    access: requireProfile,
    request: { params: TripParams },
    responses: jsonReplies(200, ExplainTripReply, 'Each line with its rule and its inputs', 404),
  })
  const approve = createRoute({
    method: 'post',
    path: '/api/trip/approve',
    summary: 'Agree to a trip that waits for approval, or refuse it',
    ...asked,
    request: { body: jsonBody(ApproveTripBody, { trip_id: EXAMPLE.id, approve: true, reason: 'Go' }) },
    responses: jsonReplies(200, TripReply, 'The trip; a refused one is cancelled free of charge', 404, 409),
  })
  const cancel = createRoute({
    method: 'post',
    path: '/api/trip/cancel',
    summary: 'Cancel a trip, or ask what that costs',
    ...asked,
    request: { body: jsonBody(CancelTripBody, { trip_id: EXAMPLE.id, reason: 'Ill', preview: true }) },
    responses: jsonReplies(200, CancelTripReply, 'What is kept, and what comes back to the wallet', 404, 409),
  })

  return openApiApp<TripVariables>()
    .openapi(create, async (c) => {
      const key = c.req.header('idempotency-key') ?? null
      if (key !== null && !IDEMPOTENCY_KEY.test(key)) return invalidIdempotencyKey(c)
      const { caller, embeddingKey } = c.var
      const language = languageOfRequest(c)
      const created = await createTrip({
        ...c.req.valid('json'),
        caller,
        embeddingKey,
        network: networkOf(addressOf(c)),
        key,
        language,
      })
      if (!created.ok) return bookProblem(c, created.failure)
      const trip = await readTrip({ caller, tripId: created.value, language })
      return trip ? c.json({ trip }, 201) : problem(c, 404, noTrip)
    })
    .openapi(detail, async (c) => {
      const { id } = c.req.valid('param')
      const request = { caller: c.var.caller, tripId: id, language: languageOfRequest(c) }
      const trip = await readTrip(request)
      return trip ? c.json({ trip }, 200) : problem(c, 404, noTrip)
    })
    .openapi(explain, async (c) => {
      const { id } = c.req.valid('param')
      const request = { caller: c.var.caller, tripId: id, language: languageOfRequest(c) }
      const explained = await explainTrip(request)
      return explained.ok ? c.json(explained.value, 200) : problem(c, 404, explained.failure)
    })
    .openapi(approve, async (c) => {
      const { trip_id, approve: isApproved, reason } = c.req.valid('json')
      const decided = await approveTrip({
        caller: c.var.caller,
        network: networkOf(addressOf(c)),
        tripId: trip_id,
        approve: isApproved,
        reason: reason ?? null,
        language: languageOfRequest(c),
      })
      return decided.ok ? c.json({ trip: decided.value }, 200) : approveRefused(c, decided.failure)
    })
    .openapi(cancel, async (c) => {
      const { trip_id, reason, preview } = c.req.valid('json')
      const cancelled = await cancelTrip({
        caller: c.var.caller,
        network: networkOf(addressOf(c)),
        tripId: trip_id,
        reason: reason ?? null,
        preview,
        language: languageOfRequest(c),
      })
      return cancelled.ok ? c.json(cancelled.value, 200) : cancelRefused(c, cancelled.failure)
    })
}
