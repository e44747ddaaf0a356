import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { BookingReply } from '../bookings/booking.contract.ts'
import type { RateBooking, RateFailure } from './rate-booking.usecase.ts'
import { RatingBody } from './rating.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'

const refused = refusedBy({
  booking_not_found: 404,
  not_completed: 409,
  already_rated: 409,
} as const satisfies Record<RateFailure['code'], number>)

type Needs = { rateBooking: RateBooking; requireTraveller: RequireTraveller }

export function ratingRoutes({ rateBooking, requireTraveller }: Needs) {
  const rate = createRoute({
    method: 'post',
    path: '/user/rating',
    summary: 'Rate a rental that is over; once for each booking',
    access: requireTraveller,
    owned: 'booking',
    request: {
      body: jsonBody(RatingBody, {
        booking_id: EXAMPLE.id,
        score: 5,
        aspects: { car: 5, desk: 4 },
        comment: 'A good car',
      }),
    },
    responses: jsonReplies(
      201,
      BookingReply,
      'The booking with its rating, which counts towards its supplier’s',
      404,
      409,
    ),
  })
  return openApiApp<TravellerVariables>().openapi(rate, async (c) => {
    const rated = await rateBooking(c.var.traveller, c.req.valid('json'))
    return rated.ok ? c.json({ booking: rated.value }, 201) : refused(c, rated.failure)
  })
}
