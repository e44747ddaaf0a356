import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import { LangIdField, queryNumber } from '#kernel/contract.ts'
import { languageOf } from '#kernel/locale.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { mailSetting } from '#domains/outgoing/public.ts'
import type { App } from '#platform/app.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'
import type { findBooking, ListApp } from '../bookings/find-bookings.usecase.ts'
import { problem } from '../rental-problem.http.ts'
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts'

type CalendarApp = ListApp & Pick<App, 'productName' | 'publicUrl'> & { requireTraveller: RequireTraveller }

/** Bookings that were ever confirmed: a cancelled entry removes the one imported earlier. */
const IN_A_CALENDAR: ReadonlySet<BookingStatus> = new Set(['confirmed', 'completed', 'cancelled', 'no_show'])

/** `/booking/<reference>/calendar.ics`: pick-up and drop-off for the traveller's calendar. */
export function calendarRoutes(app: CalendarApp, useCases: { findBooking: typeof findBooking }) {
  const route = createRoute({
    method: 'get',
    path: '/booking/{reference}/calendar.ics',
    summary: 'Pick-up and drop-off of a booking as a calendar file',
    access: app.requireTraveller,
    owned: 'booking',
    request: {
      params: z.object({ reference: z.string().meta({ example: 'KMRTW7XYZ2' }) }),
      query: z.object({ lang_id: queryNumber(LangIdField).default(1) }),
    },
    responses: {
      200: { description: 'iCalendar, RFC 5545', content: { 'text/calendar': { schema: z.string() } } },
      ...problemReplies(400, 404, 409),
    },
  })
  return openApiApp<TravellerVariables>().openapi(route, async (c) => {
    const { lang_id: langId } = c.req.valid('query')
    const { reference } = c.req.valid('param')
    const booking = await useCases.findBooking(app, c.var.traveller, reference, languageOf(langId))
    if (!booking) return problem(c, 404, { code: 'booking_not_found' })
    if (!IN_A_CALENDAR.has(booking.status))
      return problem(c, 409, {
        code: 'not_confirmed',
        detail: `A booking that is ${booking.status} has no calendar file`,
      })
    return c.body(calendarFile(booking, mailSetting(app, langId)), 200, {
      'content-type': CALENDAR_TYPE,
      'content-disposition': `attachment; filename="${booking.reference}.ics"`,
      'cache-control': 'no-store',
    })
  })
}
