import { languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../rental-problem.http.ts'
import { LocationMapQuery, LocationMapReply } from './location-map.contract.ts'
import type { MapFailure, ShowLocationMap } from './location-map.usecase.ts'

const reject = refusedBy({ location_not_found: 404 } as const satisfies Record<MapFailure['code'], number>)

type Needs = { showLocationMap: ShowLocationMap; rateLimit: RateLimit }

export function locationMapRoutes({ showLocationMap, rateLimit }: Needs) {
  const route = createRoute({
    method: 'get',
    path: '/location-map',
    summary: 'What a map of the desks of a place is drawn of: land, places and desks',
    limit: rateLimit('location-map', 120),
    access: 'anybody',
    request: { query: LocationMapQuery },
    responses: jsonReplies(200, LocationMapReply, 'Of one language, to be kept for an hour', 404),
  })
  return openApiApp().openapi(route, async (c) => {
    const { id, nearby, lang_id } = c.req.valid('query')
    const language = lang_id === undefined ? languageOfRequest(c) : languageOf(lang_id)
    const shown = await showLocationMap({ id, nearby: nearby === 'true', language })
    if (!shown.ok) return reject(c, shown.failure)
    c.header('cache-control', 'public, max-age=3600')
    c.header('vary', 'Accept-Language')
    return c.json(shown.value, 200)
  })
}
