import { Hono, type MiddlewareHandler } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { problem } from '#platform/http/problem.ts'
import type { Booking } from './booking.contract.ts'
import type { ListBookings } from './find-bookings.usecase.ts'

type Needs = {
  listBookings: ListBookings
  calendarFile: (booking: Booking) => string
  requireTraveller: MiddlewareHandler<{ Variables: TravellerVariables }>
}

/** `/booking/<reference>/calendar.ics`: pick-up and drop-off for the traveller's calendar. */
export function calendarRoutes({ listBookings, calendarFile, requireTraveller }: Needs) {
  return new Hono<{ Variables: TravellerVariables }>().get(
    '/booking/:reference/calendar.ics',
    requireTraveller,
    async (c) => {
      const reference = c.req.param('reference').toUpperCase()
      const found = REFERENCE_PATTERN.test(reference)
        ? await listBookings({ reader: c.var.traveller, filter: { reference }, page: 1, pageSize: 1 })
        : null
      const booking = found?.items[0]
      if (!booking) return problem(c, 404, { code: 'booking_not_found' })
      return c.body(calendarFile(booking), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${reference}.ics"`,
        'cache-control': 'no-store',
      })
    },
  )
}
