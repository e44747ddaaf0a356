import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff, type StaffActor } from '#domains/staff/public.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { withPlace } from '#platform/threads.ts'
import type { App } from '#platform/app.ts'
import { VOUCHER_REPLIES, VoucherQuery, voucherHeaders, noVoucherReason } from '../bookings/voucher.routes.ts'
import { problem } from '../rental-problem.http.ts'
import { StaffBookingParams, type StaffBooking } from './staff-booking.contract.ts'

type Routing = Pick<App, 'voucherPdf'> & {
  findStaffBooking: (
    id: string,
    language: Language,
    by: StaffActor,
  ) => Promise<Result<StaffBooking, { code: 'booking_not_found'; detail: string }>>
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** The voucher of a booking, for the staff. */
export function staffVoucherRoute({ findStaffBooking, voucherPdf, requireStaff, rateLimit }: Routing) {
  const voucher = createRoute({
    method: 'get',
    path: '/staff/bookings/{id}/voucher.pdf',
    summary: 'The voucher of a confirmed booking as a PDF',
    limit: rateLimit('staff-voucher-file', 60),
    access: requireStaff('support', 'finance'),
    request: { params: StaffBookingParams, query: VoucherQuery },
    responses: VOUCHER_REPLIES,
  })
  return openApiApp<TravellerVariables>().openapi(voucher, (c) =>
    withPlace(async () => {
      const { lang_id: langId } = c.req.valid('query')
      const found = await findStaffBooking(c.req.valid('param').id, languageOf(langId), staffActor(c))
      if (!found.ok) return problem(c, 404, found.failure)
      const { booking } = found.value
      const unfit = noVoucherReason(booking)
      if (unfit) return problem(c, 409, unfit)
      return c.body(await voucherPdf(booking, langId), 200, voucherHeaders(booking))
    }),
  )
}
