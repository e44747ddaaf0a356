import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { DepartureGenerator } from './departure-generator.service.ts'
import { daysAhead } from './planned-departures.ts'
import type { NewShuttleRoute, ShuttleRouteStore } from './shuttle-route.store.ts'
import type { Timetable } from './shuttle.ts'

export type CreateShuttleFailure = {
  code: 'city_unknown' | 'vehicle_type_unknown' | 'from_day_past'
  detail: string
}

type Created = Result<{ routeId: string }, CreateShuttleFailure>

/** Creates a route with its first timetable, and its departures of the next sixty days. */
export type CreateShuttle = (
  route: Omit<NewShuttleRoute, 'id'> & { timetable: Timetable },
  by: StaffActor,
) => Promise<Created>

type Needs = { routes: ShuttleRouteStore; generator: DepartureGenerator; staffWrite: StaffWrite }

const details = {
  city_unknown: 'There is no such city',
  vehicle_type_unknown: 'There is no such type of vehicle',
  from_day_past: 'A timetable begins today at the earliest',
} as const satisfies Record<CreateShuttleFailure['code'], string>

export function createShuttle({ routes, generator, staffWrite }: Needs): CreateShuttle {
  return async ({ timetable, ...wanted }, by) => {
    const id = newId()
    return staffWrite<Created>(by, async (tx, now) => {
      const refuse = (code: CreateShuttleFailure['code']) => fail({ code, detail: details[code] })
      const beginning = await routes.beginning(tx, wanted)
      if ('code' in beginning) return refuse(beginning.code)
      if (timetable.fromDay < daysAhead(beginning.timeZone, now).first.toString())
        return refuse('from_day_past')
      await routes.create(tx, { id, ...wanted }, now)
      await routes.saveTimetable(tx, id, timetable, now)
      const created = await routes.lock(tx, id)
      if (created) await generator.addAhead(tx, created, now)
      return {
        value: ok({ routeId: id }),
        audited: {
          action: 'create_shuttle',
          subject: { kind: 'shuttle_route', id },
          before: null,
          after: { ...wanted, timetable },
        },
      }
    })
  }
}
