import type { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
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
    return (await routes.list()).map(({ id, stops, timetables, isHidden, ...route }) => {
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
  }
}
