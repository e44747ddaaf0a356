import { createRoute } from '@hono/zod-openapi'
import { jsonReply, openApiApp, problemReplies } from '#platform/http/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { AnyEmbedder } from '../people/trip-caller.middleware.ts'
import type { TripVariables } from '../people/trip-caller.ts'
import { ALL_ROWS, ShuttleGridHeaders, ShuttleGridQuery, ShuttleGridReply } from './shuttle-grid.contract.ts'
import type { ShuttleGrid } from './shuttle-grid.usecase.ts'

type Needs = { shuttleGrid: ShuttleGrid; anyEmbedder: AnyEmbedder }

/** The departures of shuttles that can be booked. */
export function shuttleGridRoutes({ shuttleGrid, anyEmbedder }: Needs) {
  const grid = createRoute({
    method: 'get',
    path: '/api/shuttle/grid',
    summary: 'Departures of shuttles with the seats that are left, by time',
    middleware: [anyEmbedder] as const,
    request: { headers: ShuttleGridHeaders, query: ShuttleGridQuery },
    responses: {
      200: jsonReply(ShuttleGridReply, 'A page of them'),
      ...problemReplies(400, 401, 403, 429),
    },
  })
  return openApiApp<Pick<TripVariables, 'embeddingKey'>>().openapi(grid, async (c) => {
    const { rows, page, city_id, route_id, day, seats, next_only: nextOnly } = c.req.valid('query')
    const cut = rows === -1 ? { offset: 0, limit: ALL_ROWS } : { offset: (page - 1) * rows, limit: rows }
    const filters = { cityId: city_id, routeId: route_id, day, seats, nextOnly }
    c.header('cache-control', 'no-store')
    return c.json(await shuttleGrid({ ...filters, ...cut }, languageOfRequest(c)), 200)
  })
}
