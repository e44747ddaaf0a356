import { createRoute } from '#platform/http/openapi/route.ts'
import type { Language } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { readerLanguage } from '#platform/http/problem.ts'
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

type Needs = { findLocations: FindLocations; defaultLanguage: Language }

export function locationRoutes({ findLocations, defaultLanguage }: Needs) {
  return openApiApp().openapi(allLocationRoute, (c) => {
    const { id, search, near, type, lang_id } = c.req.valid('query')
    const language = readerLanguage(c, lang_id, defaultLanguage)
    c.header('cache-control', 'public, max-age=300')
    c.header('vary', 'Accept-Language')
    return c.json({ items: findLocations({ id, search, near, type, language }) }, 200)
  })
}
