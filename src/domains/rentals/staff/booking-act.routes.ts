import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { problem, refusedBy } from '../rental-problem.http.ts'
import { ActedOnBookingReply, CancelBookingByStaffBody } from './booking-act.contract.ts'
import { ACTS } from './booking-acts.ts'
import type { CancelForTraveller, StaffCancelFailure } from './cancel-for-traveller.usecase.ts'
import { StaffBookingParams } from './staff-booking.contract.ts'

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  cancelForTraveller: CancelForTraveller
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  booking_not_found: 404,
  not_cancellable: 409,
  refund_differs: 409,
  refund_above_paid: 409,
  supplier_refused: 422,
} as const satisfies Record<StaffCancelFailure['code'], number>)

/** Endpoints of staff actions on a booking. */
export function bookingActRoutes({ bookings, cancelForTraveller, requireStaff, rateLimit }: Needs) {
  const cancel = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/cancel',
    summary: 'Cancel a booking for its traveller by its terms, or with more money back',
    limit: rateLimit('staff-booking-acts', 120),
    access: requireStaff(...ACTS.cancel.needs),
    request: {
      params: StaffBookingParams,
      body: jsonBody(CancelBookingByStaffBody, {
        refund: { amount: 12_345, currency: 'EUR' },
        reason: 'Asked for it by phone',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, ActedOnBookingReply, 'The booking as it is now', 404, 409, 422),
  })
  return openApiApp<TravellerVariables>().openapi(cancel, async (c) => {
    const { id } = c.req.valid('param')
    const { refund, goodwill, reason } = c.req.valid('json')
    const cancelled = await cancelForTraveller({ bookingId: id, refund, goodwill, reason }, staffActor(c))
    if (!cancelled.ok) return refused(c, cancelled.failure)
    const booking = await bookings.find(id)
    if (!booking) return problem(c, 404, { code: 'booking_not_found', detail: 'There is no such booking' })
    const { status, supplierState: supplier_state } = booking
    return c.json({ booking_id: id, status, supplier_state, ...cancelled.value }, 200)
  })
}
