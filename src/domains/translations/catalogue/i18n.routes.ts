import { createRoute } from '#platform/http/openapi/route.ts'
import type { TypedResponse } from 'hono'
import type { z } from 'zod'
import { languageOfTag } from '#kernel/locale.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { forClients, jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { sendPacked } from '#platform/http/pages/packed-page.ts'
import type { routeLimits } from '#platform/http/rate-limit.ts'
import { escapedJson } from './escaped-json.ts'
import {
  CatalogueParams,
  CatalogueQuery,
  CatalogueReply,
  TranslateBody,
  TranslateReply,
} from './i18n.contract.ts'
import type { TranslatingApp, translateTexts } from './translate-texts.usecase.ts'

/** Headers of a catalogue: caches store it for a minute, and then revalidate with its ETag. */
export const CATALOGUE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  vary: 'Accept-Encoding',
}

/** `translate` handles a request. `base`: the path prefix, as the routes answer under `/api` and under `/trips/api`. */
type RouteOptions = { translate: typeof translateTexts; base: '' | '/api' }

/** Creates the routes of the translation service (specification §7). Both bases share a limit. */
export function i18nRoutes(
  app: TranslatingApp & { limitOf: ReturnType<typeof routeLimits> },
  { translate, base }: RouteOptions,
) {
  const all = createRoute({
    method: 'get',
    path: `${base}/o/i18n/{lang}/all`,
    summary: 'Every text in a language, by its English text',
    description: forClients(
      'A client that speaks as we do reads all words at once; our pages and the widget have theirs with their code.',
    ),
    access: 'anybody',
    request: { params: CatalogueParams, query: CatalogueQuery },
    responses: jsonReplies(200, CatalogueReply, 'With an ETag; 304 where the caller has it already', 503),
  })
  const some = createRoute({
    method: 'post',
    path: `${base}/o/i18n/translate`,
    summary: 'Translate a text, or up to 50 of them',
    ...(base === '/api' && { description: forClients('The widget asks the same under `/api`.') }),
    limit: app.limitOf({ name: 'translate', perMinute: 60, perHour: 600 }),
    access: 'anybody',
    request: {
      body: jsonBody(TranslateBody, {
        platform: 'web',
        lang: 'ar-kw',
        english: ['Search', 'Ski rack'],
        temporary: false,
      }),
    },
    responses: jsonReplies(200, TranslateReply, 'The translation, or the English text', 503),
  })
  return openApiApp()
    .openapi(all, async (c) => {
      const { lang } = c.req.valid('param')
      const page = await app.catalogues.packed(c.req.valid('query').platform, languageOfTag(lang) ?? 'en')
      return asJson<z.infer<typeof CatalogueReply>>(sendPacked(c, page))
    })
    .openapi(some, async (c) => {
      const { platform, lang, english, temporary } = c.req.valid('json')
      const texts = typeof english === 'string' ? [english] : english
      const language = languageOfTag(lang) ?? 'en'
      const networkAddress = addressOf(c)
      const translated = await translate(app, { platform, language, texts, temporary, networkAddress })
      const body = escapedJson({ data: typeof english === 'string' ? translated[0] : translated })
      c.header('cache-control', 'no-store')
      return asJson<z.infer<typeof TranslateReply>>(c.body(body, 200, { 'content-type': 'application/json' }))
    })
}

/** Casts a manually created reply to the contract's type. */
function asJson<Body>(reply: unknown): TypedResponse<Body, 200, 'json'> {
  return reply as TypedResponse<Body, 200, 'json'>
}
