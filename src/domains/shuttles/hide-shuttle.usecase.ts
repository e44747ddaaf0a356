import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { DepartureGenerator } from './departure-generator.service.ts'
import type { ShuttleRouteStore } from './shuttle-route.store.ts'

export type HideShuttleFailure = { code: 'shuttle_not_found'; detail: string }

type Hidden = Result<{ hidden: boolean }, HideShuttleFailure>

/** Takes a route out of sale, or back into it. Who has a seat keeps it. */
export type HideShuttle = (routeId: string, hidden: boolean, by: StaffActor) => Promise<Hidden>

type Needs = {
  routes: Pick<ShuttleRouteStore, 'lock' | 'setHidden'>
  generator: DepartureGenerator
  staffWrite: StaffWrite
}

export function hideShuttle({ routes, generator, staffWrite }: Needs): HideShuttle {
  return (routeId, hidden, by) =>
    staffWrite<Hidden>(by, async (tx, now) => {
      const route = await routes.lock(tx, routeId)
      if (!route) return fail({ code: 'shuttle_not_found', detail: 'There is no such shuttle route' })
      const isChanged = await routes.setHidden(tx, route, hidden, now)
      if (!isChanged) return { value: ok({ hidden }), audited: null }
      if (!hidden) await generator.addAhead(tx, route, now)
      return {
        value: ok({ hidden }),
        audited: {
          action: hidden ? 'hide_shuttle' : 'show_shuttle',
          subject: { kind: 'shuttle_route', id: routeId },
          before: { hidden: !hidden },
          after: { hidden },
        },
      }
    })
}
