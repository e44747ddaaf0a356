import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findVersion, listPages, type ContentVersion } from './content.store.ts'
import { renderedContent } from './rendered-content.ts'
import type * as operations from './staff-content-operations.contract.ts'

const LISTED_VERSIONS = 20

/** Lists every page with its newest versions, newest first. */
export async function listContent({ db }: Pick<App, 'db'>, _call: Call<typeof operations.listContent>) {
  const pages = await listPages(db, LISTED_VERSIONS)
  const items = pages.map(({ page, published, changedAt, versions }) => ({
    page,
    published,
    changed_at: changedAt?.toString() ?? null,
    versions: versions.map(toVersion),
  }))
  return { items }
}

/** Reads a version of a page, in both languages. */
export async function readVersion({ db }: Pick<App, 'db'>, { query }: Call<typeof operations.readVersion>) {
  const { page, version } = query
  const found = await findVersion(db, page, version)
  return found
    ? ok({ page, ...toVersion(found), body: found.body })
    : fail({ code: 'version_not_found' } as const)
}

/** Renders a version for readers, dated when it was saved. */
export async function previewVersion(
  { db, content }: Pick<App, 'db' | 'content'>,
  { query: { page, version }, language }: Call<typeof operations.previewVersion>,
) {
  const found = await findVersion(db, page, version)
  if (!found)
    return fail({ code: 'version_not_found', detail: 'This page has no version of that number' } as const)
  const updatedAt = found.createdAt.toString()
  const values = content.placeholders(language)
  const rendered = renderedContent(page, found.body, { language, updatedAt, values })
  return rendered
    ? ok(rendered.content)
    : fail({ code: 'language_missing', detail: 'This version is not written in that language' } as const)
}

function toVersion({ number, state, authorId, author, createdAt }: Omit<ContentVersion, 'page' | 'body'>) {
  return { number, state, author_id: authorId, author, created_at: createdAt.toString() }
}
