import { DRAFT_EXAMPLE } from './draft-example.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RestorePrevious, GoBackFailure } from './restore-previous.usecase.ts'
import type { PublishFailure, PublishVersion } from './publish-version.usecase.ts'
import type { SaveDraft, SaveDraftFailure } from './save-draft.usecase.ts'
import { DraftBody, DraftReply, GoBackBody, PublishBody, PublishedReply } from './staff-content.contract.ts'
import { refusedBy } from './content-problem.http.ts'

const refused = refusedBy({
  version_not_found: 404,
  version_outdated: 409,
  published_meanwhile: 409,
  already_published: 409,
  nothing_before: 409,
  language_missing: 422,
  languages_differ: 422,
} as const satisfies Record<(SaveDraftFailure | PublishFailure | GoBackFailure)['code'], number>)

const WRITES_PER_MINUTE = 60

type Needs = {
  saveDraft: SaveDraft
  publishVersion: PublishVersion
  restorePrevious: RestorePrevious
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** The staff's calls that write content. */
export function publishRoutes({
  saveDraft,
  publishVersion,
  restorePrevious,
  requireStaff,
  rateLimit,
}: Needs) {
  const limit = rateLimit('staff-content', WRITES_PER_MINUTE)
  const asked = { limit, access: requireStaff('content') }
  const save = createRoute({
    method: 'post',
    path: '/staff/content/draft',
    summary: 'Save the next version of a page; readers do not see it',
    ...asked,
    request: { body: jsonBody(DraftBody, DRAFT_EXAMPLE) },
    responses: jsonReplies(201, DraftReply, 'Its number', 409),
  })
  const publish = createRoute({
    method: 'post',
    path: '/staff/content/publish',
    summary: 'Publish a version of a page',
    ...asked,
    request: { body: jsonBody(PublishBody, { page: 'about', version: 1, published: 1, lang_id: 1 }) },
    responses: jsonReplies(200, PublishedReply, 'What readers see', 404, 409, 422),
  })
  const back = createRoute({
    method: 'post',
    path: '/staff/content/go-back',
    summary: 'Publish again what readers saw before',
    ...asked,
    request: { body: jsonBody(GoBackBody, { page: 'about', published: 1, lang_id: 1 }) },
    responses: jsonReplies(200, PublishedReply, 'What readers see', 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(save, async (c) => {
      const { page, base, body } = c.req.valid('json')
      const saved = await saveDraft({ page, base, body }, staffActor(c))
      return saved.ok ? c.json({ page, version: saved.value.version }, 201) : refused(c, saved.failure)
    })
    .openapi(publish, async (c) => {
      const { page, version, published } = c.req.valid('json')
      const done = await publishVersion({ page, number: version, instead: published }, staffActor(c))
      return done.ok ? c.json({ page, published: version }, 200) : refused(c, done.failure)
    })
    .openapi(back, async (c) => {
      const { page, published } = c.req.valid('json')
      const done = await restorePrevious({ page, published }, staffActor(c))
      return done.ok ? c.json({ page, published: done.value.published }, 200) : refused(c, done.failure)
    })
}
