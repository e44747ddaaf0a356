import { TRIP_EXAMPLE } from '#domains/fares/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { TripQuoteReply } from '#domains/fares/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { bookProblem } from '../../journey/book-trip.http.ts'
import type { BookForCaller } from './book-for-caller.usecase.ts'
import {
  BookForCallerBody,
  QuoteForCallerBody,
  TripCallersQuery,
  TripCallersReply,
} from './book-for-caller.contract.ts'
import { StaffTripReply } from '../dispatch.contract.ts'
import type { QuoteForCaller } from './quote-for-caller.usecase.ts'
import type { ReadStaffTrip } from '../read-staff-trip.usecase.ts'
import type { TripCallers } from './trip-caller.store.ts'
import { fieldMessage, problem } from '../dispatch-problem.http.ts'

type Needs = {
  callers: Pick<TripCallers, 'search'>
  quoteForCaller: QuoteForCaller
  bookForCaller: BookForCaller
  readStaffTrip: ReadStaffTrip
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Routes for trips that dispatch books for callers. */
export function bookForCallerRoutes(needs: Needs) {
  const { callers, quoteForCaller, bookForCaller, readStaffTrip, requireStaff, rateLimit } = needs
  const limit = rateLimit('staff-trips', 300)
  const asked = { limit, access: requireStaff('dispatch') }
  const search = createRoute({
    method: 'get',
    path: '/staff/trip-callers',
    summary: 'The trips’ people, by what a caller says of themselves',
    ...asked,
    request: { query: TripCallersQuery },
    responses: jsonReplies(200, TripCallersReply, 'At most 10, by name'),
  })
  const quote = createRoute({
    method: 'post',
    path: '/staff/trips/quote',
    summary: 'What a trip costs a caller with each type of vehicle',
    ...asked,
    request: {
      body: jsonBody(QuoteForCallerBody, { request: TRIP_EXAMPLE, profile_id: EXAMPLE.id, lang_id: 1 }),
    },
    responses: jsonReplies(200, TripQuoteReply, 'Options, the smallest vehicle first', 404, 422),
  })
  const book = createRoute({
    method: 'post',
    path: '/staff/trips',
    summary: 'Book the trip of a quote for a caller',
    ...asked,
    request: {
      body: jsonBody(BookForCallerBody, {
        quote_id: EXAMPLE.secret,
        traveller: EXAMPLE.traveller,
        pay_by: 'driver',
        profile_id: EXAMPLE.id,
        notice_lang_id: 2,
        cost_centre: 'SALES-7',
        notes: 'Two suitcases',
        accept_total: { amount: 15_000, currency: 'INR' },
        lang_id: 1,
      }),
    },
    responses: jsonReplies(
      201,
      StaffTripReply,
      'The trip; the same order again is answered with it, too',
      404,
      409,
      410,
      422,
    ),
  })

  return openApiApp<TravellerVariables>()
    .openapi(search, async (c) => {
      return c.json({ items: await callers.search(c.req.valid('query').search) }, 200)
    })
    .openapi(quote, async (c) => {
      const { request, profile_id: profileId } = c.req.valid('json')
      const quoted = await quoteForCaller({ request, profileId, language: languageOfRequest(c) })
      if (quoted.ok) return c.json(quoted.value, 200)
      const { failure } = quoted
      if (failure.code === 'profile_not_found') return problem(c, 404, failure)
      const { code, path } = failure
      return problem(c, 422, { code, detail: fieldMessage(c, code) }, [{ path: `request.${path}`, code }])
    })
    .openapi(book, async (c) => {
      const { lang_id: _, ...order } = c.req.valid('json')
      const language = languageOfRequest(c)
      const booked = await bookForCaller({ ...order, language }, staffActor(c))
      if (!booked.ok) return bookProblem(c, booked.failure)
      const trip = await readStaffTrip(booked.value, language)
      return trip ? c.json({ trip }, 201) : problem(c, 404, { code: 'trip_not_found' })
    })
}
