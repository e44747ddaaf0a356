import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { ContentVersion } from './content-version.ts'
import type { ContentStore } from './content.store.ts'
import type { PreviewFailure, PreviewVersion } from './preview-version.usecase.ts'
import { ContentListReply, PreviewReply, VersionQuery, VersionReply } from './staff-content.contract.ts'
import { problem, refusedBy } from './content-problem.http.ts'

const refused = refusedBy({
  version_not_found: 404,
  language_missing: 422,
} as const satisfies Record<PreviewFailure['code'], number>)

const LISTED_VERSIONS = 20

type Needs = {
  content: Pick<ContentStore, 'list' | 'find'>
  previewVersion: PreviewVersion
  requireStaff: RequireStaff
}

/** What the staff read of content, drafts too: cached nowhere. */
export function staffContentRoutes({ content, previewVersion, requireStaff }: Needs) {
  const list = createRoute({
    method: 'get',
    path: '/staff/content',
    summary: 'Pages of content with their versions',
    access: requireStaff('content'),
    responses: jsonReplies(200, ContentListReply, 'Every page'),
  })
  const version = createRoute({
    method: 'get',
    path: '/staff/content/version',
    summary: 'One version of a page, in both languages',
    access: requireStaff('content'),
    request: { query: VersionQuery },
    responses: jsonReplies(200, VersionReply, 'As written', 404),
  })
  const preview = createRoute({
    method: 'get',
    path: '/staff/content/preview',
    summary: 'What readers would get of a version in one language',
    access: requireStaff('content'),
    request: { query: VersionQuery },
    responses: jsonReplies(200, PreviewReply, 'As HTML', 404, 422),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const pages = await content.list(LISTED_VERSIONS)
      const items = pages.map(({ page, published, changedAt, versions }) => ({
        page,
        published,
        changed_at: changedAt?.toString() ?? null,
        versions: versions.map(toVersion),
      }))
      return c.json({ items }, 200)
    })
    .openapi(version, async (c) => {
      const { page, version: number } = c.req.valid('query')
      const found = await content.find(page, number)
      if (!found) return problem(c, 404, { code: 'version_not_found' })
      return c.json({ page, ...toVersion(found), body: found.body }, 200)
    })
    .openapi(preview, async (c) => {
      const { page, version: number, lang_id } = c.req.valid('query')
      const language = lang_id === undefined ? languageOfRequest(c) : languageOf(lang_id)
      const previewed = await previewVersion({ page, number, language })
      return previewed.ok ? c.json(previewed.value, 200) : refused(c, previewed.failure)
    })
}

function toVersion({ number, state, authorId, author, createdAt }: Omit<ContentVersion, 'page' | 'body'>) {
  return { number, state, author_id: authorId, author, created_at: createdAt.toString() }
}
