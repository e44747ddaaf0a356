import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { ReportFiles } from '#platform/reports/report-reply.http.ts'
import { cancelDeparture } from './cancel-departure.usecase.ts'
import { changeTimetable, createShuttle, hideShuttle } from './change-shuttle.usecase.ts'
import { rollDepartures } from './departure-generator.service.ts'
import { shuttleRetention } from './departure.store.ts'
import { listDepartures, listShuttles } from './read-shuttles.usecase.ts'
import { shuttleGridRoutes } from './shuttle-grid.routes.ts'
import { shuttleGrid } from './shuttle-grid.usecase.ts'
import { problems } from './shuttle-problem.http.ts'
import * as operations from './staff-shuttle-operations.contract.ts'

type ShuttleApp = Parameters<typeof cancelDeparture>[0] &
  Pick<App, 'tripTaxes' | 'anyEmbedder'> & {
    reportFiles: ReportFiles
  }

const handle = handlersOf(problems)

/** Operations, routes, jobs and retention of shuttles. */
export const shuttles = {
  handlers: [
    handle(operations.listShuttles, listShuttles),
    handle(operations.createShuttle, createShuttle),
    handle(operations.changeTimetable, changeTimetable),
    handle(operations.hideShuttle, hideShuttle),
    handle(operations.listDepartures, listDepartures),
    handle(operations.cancelDeparture, cancelDeparture),
  ],
  tripRoutes: (app: ShuttleApp) => [
    shuttleGridRoutes({ ...app, shuttleGrid: (page, language) => shuttleGrid(app, page, language) }),
  ],
  scheduled: (app: Pick<App, 'db' | 'clock'>) => [
    {
      name: 'shuttle departures',
      cron: '*/10 * * * *',
      atOnce: true,
      work: () => rollDepartures(app),
    } as const,
  ],
  retention: shuttleRetention,
}
