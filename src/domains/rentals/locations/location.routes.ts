import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { FindLocations } from './find-locations.usecase.ts'
import { AllLocationQuery, AllLocationReply } from './location.contract.ts'

const allLocationRoute = createRoute({
  method: 'get',
  path: '/all-location',
  summary: 'Places: one by its id, as typed, around a point, or the best known',
  access: 'anybody',
  request: { query: AllLocationQuery },
  responses: jsonReplies(
    200,
    AllLocationReply,
    'With `search` or `near` at most 20, best first; else at most 100',
  ),
})

export function locationRoutes({ findLocations }: { findLocations: FindLocations }) {
  return openApiApp().openapi(allLocationRoute, (c) => {
    const { id, search, near, type, lang_id } = c.req.valid('query')
    const language = lang_id === undefined ? languageOfRequest(c) : languageOf(lang_id)
    c.header('cache-control', 'public, max-age=300')
    c.header('vary', 'Accept-Language')
    return c.json({ items: findLocations({ id, search, near, type, language }) }, 200)
  })
}
