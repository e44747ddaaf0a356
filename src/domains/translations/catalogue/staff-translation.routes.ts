import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type {
  ChangeTranslation,
  ChangeTranslationFailure,
  TranslationChange,
} from './change-translation.usecase.ts'
import {
  ChangedTranslationReply,
  DismissTranslationBody,
  PutTranslationBody,
  TranslationParams,
  TranslationsQuery,
  TranslationsReply,
} from './staff-translation.contract.ts'
import type { TranslationReads } from './translation-read.store.ts'
import { problem, refusedBy } from '../translation-problem.http.ts'

type Needs = {
  reads: TranslationReads
  changeTranslation: ChangeTranslation
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  text_not_found: 404,
  text_changed: 409,
  translation_unfit: 422,
} as const satisfies Record<ChangeTranslationFailure['code'], number>)

/** Routes of the translators' list. */
export function staffTranslationRoutes({ reads, changeTranslation, requireStaff, rateLimit }: Needs) {
  const limit = rateLimit('staff-translations', 300)
  const declared = { limit, access: requireStaff('translator') }
  const list = listRoute({
    path: '/staff/translations',
    summary: 'Texts that were asked for, newest first',
    ...declared,
    query: TranslationsQuery,
    page: TranslationsReply,
  })
  const put = createRoute({
    method: 'post',
    path: '/staff/translations/{id}/put',
    summary: 'Translate a text, or correct its translation',
    ...declared,
    request: {
      params: TranslationParams,
      body: jsonBody(PutTranslationBody, { version: 1, text: 'حامل زلاجات', lang_id: 1 }),
    },
    responses: jsonReplies(200, ChangedTranslationReply, 'The text as it is now', 404, 409, 422),
  })
  const dismiss = createRoute({
    method: 'post',
    path: '/staff/translations/{id}/dismiss',
    summary: 'Leave a text untranslated',
    ...declared,
    request: {
      params: TranslationParams,
      body: jsonBody(DismissTranslationBody, { version: 1, lang_id: 1 }),
    },
    responses: jsonReplies(200, ChangedTranslationReply, 'The text as it is now', 404, 409, 422),
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function change(c: StaffContext, wanted: TranslationChange) {
    const done = await changeTranslation(wanted, staffActor(c))
    if (!done.ok) return refused(c, done.failure)
    const translation = await reads.find(wanted.id)
    return translation ? c.json({ translation }, 200) : problem(c, 404, { code: 'text_not_found' })
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const {
        page_size: limit,
        changed_since: changedSince,
        state,
        platform,
        lang,
        search,
        after,
      } = c.req.valid('query')
      return c.json(await reads.list({ limit, changedSince, state, platform, lang, search, after }), 200)
    })
    .openapi(put, (c) => {
      const { version, text, forms } = c.req.valid('json')
      return change(c, { ...c.req.valid('param'), version, act: 'put', translation: { text, forms } })
    })
    .openapi(dismiss, (c) =>
      change(c, { ...c.req.valid('param'), version: c.req.valid('json').version, act: 'dismiss' }),
    )
}
