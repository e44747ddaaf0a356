import type { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { daysAhead, timetableOf } from './planned-departures.ts'
import type { ShuttleRouteStore } from './shuttle-route.store.ts'
import type { StaffShuttleContract } from './staff-shuttle.contract.ts'

export type StaffShuttle = z.infer<typeof StaffShuttleContract>

/** All routes, each with the timetable that holds today on its clock and those to come. */
export type ListShuttles = () => Promise<StaffShuttle[]>

type Needs = { routes: Pick<ShuttleRouteStore, 'list'>; clock: Clock }

export function listShuttles({ routes, clock }: Needs): ListShuttles {
  return async () => {
    const now = clock.now()
    return (await routes.list()).map((route) => {
      const today = daysAhead(route.timeZone, now).first.toString()
      const first = timetableOf(route.timetables, today)?.fromDay ?? today
      return {
        route_id: route.id,
        city_id: route.cityId,
        time_zone: route.timeZone,
        currency: route.currency,
        vehicle_type_id: route.vehicleTypeId,
        name_en: route.nameEn,
        name_ar: route.nameAr,
        stops: [...route.stops],
        hidden: route.isHidden,
        today,
        timetables: route.timetables
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
  }
}
