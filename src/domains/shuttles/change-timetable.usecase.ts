import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { DepartureGenerator } from './departure-generator.service.ts'
import { daysAhead, timetableOf } from './planned-departures.ts'
import type { ShuttleRouteStore } from './shuttle-route.store.ts'
import type { Timetable } from './shuttle.ts'

export type ChangeTimetableFailure = { code: 'shuttle_not_found' | 'from_day_past'; detail: string }

type Changed = Result<{ stillBooked: number }, ChangeTimetableFailure>

/**
 * Changes a route's timetable from a day on, until the next one that is known holds. `stillBooked`: departures that the
 * timetable no longer has and that stay, because somebody has a seat; they are cancelled one by one.
 */
export type ChangeTimetable = (routeId: string, timetable: Timetable, by: StaffActor) => Promise<Changed>

type Needs = {
  routes: Pick<ShuttleRouteStore, 'lock' | 'saveTimetable'>
  generator: DepartureGenerator
  staffWrite: StaffWrite
}

export function changeTimetable({ routes, generator, staffWrite }: Needs): ChangeTimetable {
  return (routeId, timetable, by) =>
    staffWrite<Changed>(by, async (tx, now) => {
      const route = await routes.lock(tx, routeId)
      if (!route) return fail({ code: 'shuttle_not_found', detail: 'There is no such shuttle route' })
      if (timetable.fromDay < daysAhead(route.timeZone, now).first.toString())
        return fail({ code: 'from_day_past', detail: 'A timetable begins today at the earliest' })
      await routes.saveTimetable(tx, routeId, timetable, now)
      const others = route.timetables.filter(({ fromDay }) => fromDay !== timetable.fromDay)
      const changed = { ...route, timetables: [...others, timetable] }
      const stillBooked = await generator.regenerate(tx, changed, timetable.fromDay, now)
      return {
        value: ok({ stillBooked }),
        audited: {
          action: 'change_shuttle',
          subject: { kind: 'shuttle_route', id: routeId },
          before: { timetable: timetableOf(route.timetables, timetable.fromDay) ?? null },
          after: { timetable, still_booked: stillBooked },
        },
      }
    })
}
