import { reportFiles } from '#platform/reports/report-reply.http.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import { cancelDeparture } from '#domains/shuttles/cancel-departure.usecase.ts'
import { changeTimetable } from '#domains/shuttles/change-timetable.usecase.ts'
import { createShuttle } from '#domains/shuttles/create-shuttle.usecase.ts'
import { departureStore } from '#domains/shuttles/departure.store.ts'
import { hideShuttle } from '#domains/shuttles/hide-shuttle.usecase.ts'
import { departureGenerator } from '#domains/shuttles/departure-generator.service.ts'
import { listShuttles } from '#domains/shuttles/list-shuttles.usecase.ts'
import { rollDepartures } from '#domains/shuttles/roll-departures.usecase.ts'
import { tripsOn } from '#domains/shuttles/seat.store.ts'
import { shuttleGridRoutes } from '#domains/shuttles/shuttle-grid.routes.ts'
import { findOpenDepartures } from '#domains/shuttles/shuttle-grid.store.ts'
import { shuttleGrid } from '#domains/shuttles/shuttle-grid.usecase.ts'
import { shuttleRetention } from '#domains/shuttles/shuttle-retention.store.ts'
import { shuttleRouteStore } from '#domains/shuttles/shuttle-route.store.ts'
import { staffShuttleRoutes } from '#domains/shuttles/staff-shuttle.routes.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Identity } from './identity.ts'
import type { TripSettlement } from './trips/trip-settlement.ts'

type Needs = {
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
  identity: Pick<Identity, 'anyEmbedder'>
  settlement: Pick<TripSettlement, 'cancelForUs'>
}

export function wireShuttles(
  { db, clock, config, rateLimit }: Shared,
  { staff, identity, settlement }: Needs,
) {
  const { staffWrite } = staff
  const routes = shuttleRouteStore(db)
  const departures = departureStore(db)
  const generator = departureGenerator({ routes, departures })
  const roll: ScheduledJob = {
    name: 'shuttle departures',
    cron: '*/10 * * * *',
    atOnce: true,
    work: rollDepartures({ db, routes, generator, clock }),
  }
  return {
    /** Null: there is no such departure. */
    departureOf: departures.find,
    api: [
      staffShuttleRoutes({
        listShuttles: listShuttles({ routes, clock }),
        departures,
        createShuttle: createShuttle({ routes, generator, staffWrite }),
        changeTimetable: changeTimetable({ routes, generator, staffWrite }),
        hideShuttle: hideShuttle({ routes, generator, staffWrite }),
        cancelDeparture: cancelDeparture({
          departures,
          tripsOn,
          cancelTrip: settlement.cancelForUs,
          staffWrite,
        }),
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
    ],
    trips: [
      shuttleGridRoutes({
        shuttleGrid: shuttleGrid({
          findOpenDepartures: findOpenDepartures(db),
          taxes: config.TRIP_TAXES,
          clock,
        }),
        reportFiles: reportFiles({ brand: config.PRODUCT_NAME, clock, rateLimit }),
        anyEmbedder: identity.anyEmbedder,
      }),
    ],
    scheduled: [roll],
    retention: shuttleRetention,
  }
}
