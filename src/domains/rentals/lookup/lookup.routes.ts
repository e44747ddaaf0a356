import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import {
  findCaller,
  rememberSession,
  type CallerVariables,
  type FindTraveller,
  type RequireTraveller,
  type SessionCookies,
  type TravellerVariables,
  ROLE_IDS,
} from '#domains/accounts/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { languageOf } from '#kernel/locale.ts'
import {
  forClients,
  jsonBody,
  jsonReplies,
  openApiApp,
  optionalJsonBody,
} from '#platform/http/openapi/openapi.ts'
import type { App } from '#platform/app.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import {
  AcceptedReply,
  BookingReferenceBody,
  BookingReply,
  BookingsQuery,
  BookingsReply,
  ManageBookingBody,
  ManageBookingReply,
  NoFieldsBody,
} from '../bookings/booking.contract.ts'
import type { lastOrder, listBookings } from '../bookings/find-bookings.usecase.ts'
import type { requestReferences } from './mail-references.usecase.ts'
import type { manageBooking } from './manage-booking.usecase.ts'
import { problem } from '../rental-problem.http.ts'

type UseCases = {
  listBookings: typeof listBookings
  lastOrder: typeof lastOrder
  manageBooking: typeof manageBooking
  requestReferences: typeof requestReferences
}

export type LookupApp = Pick<App, 'db' | 'clock' | 'bookings' | 'places'> & {
  requireTraveller: RequireTraveller
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
}

/** Endpoints by which travellers find their bookings. */
export function lookupRoutes(app: LookupApp, useCases: UseCases) {
  const { requireTraveller, findTraveller, cookies, rateLimit } = app
  const list = createRoute({
    method: 'get',
    path: '/user/booking',
    summary: 'The traveller’s bookings, newest first',
    access: requireTraveller,
    request: { query: BookingsQuery },
    responses: jsonReplies(200, BookingsReply, 'A page of bookings'),
  })
  const last = createRoute({
    method: 'post',
    path: '/user/get-last-order-detail',
    summary: 'The booking the traveller ordered last',
    description: forClients(
      'An app shows what was booked last without having kept its id; our pages have the booking’s own address and the list.',
    ),
    access: requireTraveller,
    owned: 'booking',
    request: { body: optionalJsonBody(NoFieldsBody, {}) },
    responses: jsonReplies(200, BookingReply, 'The booking', 404),
  })
  const manage = createRoute({
    method: 'post',
    path: '/manage-booking',
    summary: 'A booking by its reference and the driver’s e-mail, with a token for it alone',
    limit: rateLimit('manage-booking', 10),
    access: findCaller(findTraveller, cookies),
    request: {
      body: jsonBody(ManageBookingBody, { reference: EXAMPLE.reference, email: EXAMPLE.person.email }),
    },
    responses: jsonReplies(200, ManageBookingReply, 'The booking, and the token', 404),
  })
  const remind = createRoute({
    method: 'post',
    path: '/booking-refrence-number',
    summary: 'Mail the references of an address’s upcoming bookings',
    limit: rateLimit('booking-reference', 5),
    access: 'anybody',
    request: { body: jsonBody(BookingReferenceBody, { email: EXAMPLE.person.email, lang_id: 2 }) },
    responses: jsonReplies(202, AcceptedReply, 'The same whether or not there are any'),
  })
  return openApiApp<TravellerVariables & CallerVariables>()
    .openapi(list, async (c) => {
      const { page, page_size, booking_id, lang_id, ...filter } = c.req.valid('query')
      const found = await useCases.listBookings(app, {
        access: c.var.traveller,
        filter: { ...filter, id: booking_id },
        language: lang_id && languageOf(lang_id),
        page,
        pageSize: page_size,
      })
      return c.json(found, 200)
    })
    .openapi(last, async (c) => {
      const booking = await useCases.lastOrder(app, c.var.traveller)
      return booking
        ? c.json({ booking }, 200)
        : problem(c, 404, { code: 'booking_not_found', detail: 'Nothing has been ordered yet' })
    })
    .openapi(manage, async (c) => {
      const { caller } = c.var
      const { reference, email, lang_id } = c.req.valid('json')
      const found = await useCases.manageBooking(app, {
        reference,
        email,
        langId: lang_id,
        callerTokenHash: caller?.tokenHash ?? null,
      })
      if (!found.ok) return problem(c, 404, found.failure)
      if (!caller)
        rememberSession(c, cookies, found.value.token, {
          name: null,
          avatar: null,
          role_id: ROLE_IDS.guest,
          isLoggedIn: false,
        })
      c.header('cache-control', 'no-store')
      return c.json(found.value, 200)
    })
    .openapi(remind, async (c) => {
      const { email, lang_id } = c.req.valid('json')
      const knownBrowser = cookies.browsers.isKnown(c, emailKey(email))
      await useCases.requestReferences(app, { email, langId: lang_id, knownBrowser })
      return c.json({ accepted: true as const }, 202)
    })
}
