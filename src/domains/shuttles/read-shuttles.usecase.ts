import type { z } from 'zod'
import { money } from '#kernel/money.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { selectDeparturesOfDay } from './departure.store.ts'
import { daysAhead, timetableOf } from './planned-departures.ts'
import { selectShuttleRoutes } from './shuttle-route.store.ts'
import type * as operations from './staff-shuttle-operations.contract.ts'
import type { StaffShuttlesReply } from './staff-shuttle.contract.ts'

/** Lists all routes, each with the timetable in force today on its clock and later ones. */
export async function listShuttles({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<z.infer<typeof StaffShuttlesReply>> {
  const now = clock.now()
  const items = (await selectShuttleRoutes(db)).map(({ id, stops, timetables, isHidden, ...route }) => {
    const { cityId, timeZone, currency, vehicleTypeId, nameEn, nameAr } = route
    const today = daysAhead(timeZone, now).first.toString()
    const first = timetableOf(timetables, today)?.fromDay ?? today
    return {
      route_id: id,
      ...snakeKeys({ cityId, timeZone, currency, vehicleTypeId, nameEn, nameAr }),
      stops: [...stops],
      hidden: isHidden,
      today,
      timetables: timetables
        .filter(({ fromDay }) => fromDay >= first)
        .map(({ fromDay, services }) => ({
          from_day: fromDay,
          services: services.map(({ days, times, ...rest }) => ({
            ...rest,
            days: [...days],
            times: [...times],
          })),
        })),
    }
  })
  return { items }
}

/** Lists a route's departures of a day by time, including those that have left or were cancelled. */
export async function listDepartures(
  { db }: Pick<App, 'db'>,
  { params, query }: Call<typeof operations.listDepartures>,
) {
  const departures = await selectDeparturesOfDay(db, params.id, query.day)
  if (!departures) return fail({ code: 'shuttle_not_found' } as const)
  const items = departures.map((one) => ({
    departure_id: one.id,
    time: one.wallTime,
    starts_at: one.startAt.toString(),
    seats: one.seats,
    seats_sold: one.seatsSold,
    seat_price: money(one.seatPrice, one.currency),
    cancelled_at: one.cancelledAt?.toString() ?? null,
  }))
  return ok({ items })
}
