import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { withPlace } from '#platform/threads.ts'
import {
  VOUCHER_REPLIES,
  VoucherQuery,
  voucherHeaders,
  whyNoVoucher,
  type VoucherPdf,
} from '../bookings/voucher.routes.ts'
import { problem } from '../rental-problem.http.ts'
import {
  StaffBookingContract,
  StaffBookingParams,
  StaffBookingsQuery,
  StaffBookingsReply,
} from './staff-booking.contract.ts'
import type { StaffBookingReads } from './staff-booking.store.ts'
import type { ReadStaffBooking } from './read-staff-booking.usecase.ts'

type Needs = {
  reads: StaffBookingReads
  readStaffBooking: ReadStaffBooking
  voucherPdf: VoucherPdf
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Staff endpoints of bookings: the list, and each booking with its history. */
export function staffBookingRoutes({ reads, readStaffBooking, voucherPdf, requireStaff, rateLimit }: Needs) {
  const asked = { limit: rateLimit('staff-bookings', 300), access: requireStaff('support', 'finance') }
  const list = listRoute({
    path: '/staff/bookings',
    summary: 'Bookings, newest first; those of some days by the day of pick-up',
    ...asked,
    query: StaffBookingsQuery,
    page: StaffBookingsReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/bookings/{id}',
    summary: 'A booking with its journal',
    ...asked,
    request: { params: StaffBookingParams },
    responses: jsonReplies(200, StaffBookingContract, 'The booking', 404),
  })
  const voucher = createRoute({
    method: 'get',
    path: '/staff/bookings/{id}/voucher.pdf',
    summary: 'The voucher of a confirmed booking as a PDF',
    limit: rateLimit('staff-voucher-file', 60),
    access: asked.access,
    request: { params: StaffBookingParams, query: VoucherQuery },
    responses: VOUCHER_REPLIES,
  })
  return openApiApp<TravellerVariables>()
    .openapi(voucher, (c) =>
      withPlace(async () => {
        const { lang_id: langId } = c.req.valid('query')
        const found = await readStaffBooking(c.req.valid('param').id, languageOf(langId), staffActor(c))
        if (!found) return problem(c, 404, { code: 'booking_not_found', detail: 'There is no such booking' })
        const unfit = whyNoVoucher(found.booking)
        if (unfit) return problem(c, 409, unfit)
        return c.body(await voucherPdf(found.booking, langId), 200, voucherHeaders(found.booking))
      }),
    )
    .openapi(list, async (c) => {
      const { page_size: limit, search, status, from, to, waiting, after } = c.req.valid('query')
      const filter = { search, status, from, to, waiting: waiting !== undefined, after, limit }
      return c.json(await reads.list(filter, languageOfRequest(c)), 200)
    })
    .openapi(read, async (c) => {
      const booking = await readStaffBooking(c.req.valid('param').id, languageOfRequest(c), staffActor(c))
      if (booking) return c.json(booking, 200)
      return problem(c, 404, { code: 'booking_not_found', detail: 'There is no such booking' })
    })
}
