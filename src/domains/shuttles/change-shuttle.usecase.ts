import { writeAudited } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { addDeparturesAhead, regenerateDepartures } from './departure-generator.service.ts'
import { daysAhead, timetableOf } from './planned-departures.ts'
import {
  findStartTimeZone,
  insertShuttleRoute,
  lockShuttleRoute,
  saveTimetable,
  setRouteHidden,
} from './shuttle-route.store.ts'
import type * as operations from './staff-shuttle-operations.contract.ts'

type Writes = Pick<App, 'db' | 'clock'>

const noSuchRoute = fail({ code: 'shuttle_not_found', detail: 'There is no such shuttle route' } as const)
const startsInPast = fail({
  code: 'from_day_past',
  detail: 'A timetable begins today at the earliest',
} as const)

const details = {
  city_unknown: 'There is no such city',
  vehicle_type_unknown: 'There is no such type of vehicle',
} as const

/** Creates a route with its first timetable, and its departures of the next sixty days. */
export function createShuttle(app: Writes, { body, by }: Call<typeof operations.createShuttle>) {
  const { city_id, vehicle_type_id, name_en, name_ar, stops, from_day, services } = body
  const route = { cityId: city_id, vehicleTypeId: vehicle_type_id, nameEn: name_en, nameAr: name_ar, stops }
  const timetable = { fromDay: from_day, services }
  const id = newId()
  return writeAudited(app, by, async (tx, now, audit) => {
    const start = await findStartTimeZone(tx, route)
    if ('code' in start) return fail({ code: start.code, detail: details[start.code] })
    if (from_day < daysAhead(start.timeZone, now).first.toString()) return startsInPast
    await insertShuttleRoute(tx, { id, ...route }, now)
    await saveTimetable(tx, id, timetable, now)
    const created = await lockShuttleRoute(tx, id)
    if (created) await addDeparturesAhead(tx, created, now)
    await audit({
      action: 'create_shuttle',
      subject: { kind: 'shuttle_route', id },
      before: null,
      after: { ...route, timetable },
    })
    return ok({ route_id: id })
  })
}

/**
 * Changes a route's timetable from a day on, until its next timetable starts. `still_booked`: departures that the
 * timetable no longer has but that have passengers; they remain and are cancelled one by one.
 */
export function changeTimetable(
  app: Writes,
  { params: { id }, body: { from_day: fromDay, services }, by }: Call<typeof operations.changeTimetable>,
) {
  const timetable = { fromDay, services }
  return writeAudited(app, by, async (tx, now, audit) => {
    const route = await lockShuttleRoute(tx, id)
    if (!route) return noSuchRoute
    if (fromDay < daysAhead(route.timeZone, now).first.toString()) return startsInPast
    await saveTimetable(tx, id, timetable, now)
    const others = route.timetables.filter((one) => one.fromDay !== fromDay)
    const changed = { ...route, timetables: [...others, timetable] }
    const stillBooked = await regenerateDepartures(tx, changed, fromDay, now)
    await audit({
      action: 'change_shuttle',
      subject: { kind: 'shuttle_route', id },
      before: { timetable: timetableOf(route.timetables, fromDay) ?? null },
      after: { timetable, still_booked: stillBooked },
    })
    return ok({ route_id: id, still_booked: stillBooked })
  })
}

/** Hides a route from sale, or shows it again. Sold seats stay sold. */
export function hideShuttle(
  app: Writes,
  { params: { id }, body: { hidden }, by }: Call<typeof operations.hideShuttle>,
) {
  return writeAudited(app, by, async (tx, now, audit) => {
    const route = await lockShuttleRoute(tx, id)
    if (!route) return noSuchRoute
    if (await setRouteHidden(tx, route, hidden, now)) {
      if (!hidden) await addDeparturesAhead(tx, route, now)
      await audit({
        action: hidden ? 'hide_shuttle' : 'show_shuttle',
        subject: { kind: 'shuttle_route', id },
        before: { hidden: !hidden },
        after: { hidden },
      })
    }
    return ok({ route_id: id, hidden })
  })
}
