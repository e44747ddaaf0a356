import { reportFiles } from '#platform/reports/report-reply.http.ts'
import { cancelDeparture } from '#domains/trips/shuttles/cancel-departure.usecase.ts'
import { changeTimetable } from '#domains/trips/shuttles/change-timetable.usecase.ts'
import { createShuttle } from '#domains/trips/shuttles/create-shuttle.usecase.ts'
import { departureStore } from '#domains/trips/shuttles/departure.store.ts'
import { hideShuttle } from '#domains/trips/shuttles/hide-shuttle.usecase.ts'
import { departureGenerator } from '#domains/trips/shuttles/departure-generator.service.ts'
import { listShuttles } from '#domains/trips/shuttles/list-shuttles.usecase.ts'
import { rollDepartures } from '#domains/trips/shuttles/roll-departures.usecase.ts'
import { tripsOn } from '#domains/trips/shuttles/seat.store.ts'
import { shuttleGridRoutes } from '#domains/trips/shuttles/shuttle-grid.routes.ts'
import { findOpenDepartures } from '#domains/trips/shuttles/shuttle-grid.store.ts'
import { shuttleGrid } from '#domains/trips/shuttles/shuttle-grid.usecase.ts'
import { shuttleRetention } from '#domains/trips/shuttles/shuttle-retention.store.ts'
import { shuttleRouteStore } from '#domains/trips/shuttles/shuttle-route.store.ts'
import { staffShuttleRoutes } from '#domains/trips/shuttles/staff-shuttle.routes.ts'
import type { Job, Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { TripPeople } from './trip-people.ts'
import type { TripSettlement } from './trip-settlement.ts'

type Needs = {
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
  tripPeople: Pick<TripPeople, 'anyEmbedder'>
  settlement: Pick<TripSettlement, 'cancelForUs'>
}

export function wireShuttles(
  { db, clock, config, rateLimit }: Shared,
  { staff, tripPeople, settlement }: Needs,
) {
  const { staffWrite } = staff
  const routes = shuttleRouteStore(db)
  const departures = departureStore(db)
  const generator = departureGenerator({ routes, departures })
  const roll: Job = {
    name: 'shuttle departures',
    everySeconds: 600,
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
        anyEmbedder: tripPeople.anyEmbedder,
      }),
    ],
    jobs: [roll],
    retention: shuttleRetention,
  }
}
