import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { IdInPath } from '#kernel/contract.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { quoteStatus } from '../../quotes/quote-status.ts'
import { refusedBy } from '../../rental-problem.http.ts'
import type { ResendBookingMail, ResendBookingMailFailure } from '../mails/resend-booking-mail.usecase.ts'
import { ACTS } from '../booking-acts.ts'
import { StaffBookingParams } from '../staff-booking.contract.ts'
import type { CorrectBookingDriver, CorrectBookingDriverFailure } from './correct-booking-driver.usecase.ts'
import {
  CorrectDriverBody,
  CorrectedDriverReply,
  ResendBookingMailBody,
  ResentBookingMailReply,
} from './driver.contract.ts'

type Needs = {
  correctBookingDriver: CorrectBookingDriver
  resendBookingMail: ResendBookingMail
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  ...quoteStatus,
  booking_not_found: 404,
  mail_not_found: 404,
  driver_missing: 409,
  driver_changed: 409,
  booking_in_progress: 409,
  not_modifiable: 409,
  price_changed: 409,
  extra_unknown: 422,
  too_many_of_extra: 422,
  protection_unknown: 422,
  driver_age_differs: 422,
  too_many_unpaid: 409,
  overlapping_unpaid: 409,
  address_unproved: 403,
  card_required: 422,
  payment_declined: 422,
  flight_number_required: 422,
  quote_expired: 410,
  supplier_refused: 422,
  payment_unavailable: 502,
} as const satisfies Record<(CorrectBookingDriverFailure | ResendBookingMailFailure)['code'], number>)

const DRIVER = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: { countryCode: '+971', phone: '501234567' },
  flight_number: null,
}

/** Endpoints to correct a booking's driver and to resend its mails. */
export function driverRoutes({ correctBookingDriver, resendBookingMail, requireStaff, rateLimit }: Needs) {
  const asked = { limit: rateLimit('staff-drivers', 120), access: requireStaff(...ACTS.correct_driver.needs) }
  const correct = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/driver',
    summary: 'Correct the driver’s name, address, phone or flight',
    ...asked,
    request: {
      params: StaffBookingParams,
      body: jsonBody(CorrectDriverBody, {
        ...DRIVER,
        email: 'layla.haddad@example.com',
        was: DRIVER,
        tell_supplier: true,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(
      200,
      CorrectedDriverReply,
      'Who drives now',
      403,
      404,
      409,
      410,
      422,
      429,
      502,
      504,
    ),
  })
  const resend = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/mails/{mail}/resend',
    summary: 'Send a mail of a booking once more, to its driver’s address or a corrected one',
    ...asked,
    request: {
      params: StaffBookingParams.extend({ mail: IdInPath.meta({ description: 'Of the mail' }) }),
      body: jsonBody(ResendBookingMailBody, {
        was_email: 'layla@example.com',
        email: 'layla.haddad@example.com',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, ResentBookingMailReply, 'To whom it goes', 404, 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(correct, async (c) => {
      const { was, tell_supplier: tellSupplier, lang_id: _, ...to } = c.req.valid('json')
      const { id: bookingId } = c.req.valid('param')
      const done = await correctBookingDriver({ bookingId, was, to, tellSupplier }, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const { driver, supplier, notTold } = done.value
      return c.json({ driver, supplier, not_told: notTold }, 200)
    })
    .openapi(resend, async (c) => {
      const { id: bookingId, mail: mailId } = c.req.valid('param')
      const { was_email: wasEmail, email } = c.req.valid('json')
      const sent = await resendBookingMail({ bookingId, mailId, wasEmail, email }, staffActor(c))
      return sent.ok ? c.json(sent.value, 200) : refused(c, sent.failure)
    })
}
