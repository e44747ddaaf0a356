import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './content-operations.contract.ts'
import type { SectionPage } from './content-page.contract.ts'
import { listPublished } from './content.store.ts'
import { industryName } from './industry-name.ts'
import { INDUSTRIES } from './industry.contract.ts'

/** Reads the topics of the help page with their questions, as published. */
export async function readHelp(
  { content }: Pick<App, 'content'>,
  { language }: Call<typeof operations.readHelp>,
) {
  return (await content.page('help', 'help', language)).content
}

/** Returns the function that reads a page of sections. */
export function readSectionsOf(page: SectionPage) {
  return async function readSections(
    { content }: Pick<App, 'content'>,
    { language }: Call<ReturnType<typeof operations.readSectionsOf>>,
  ) {
    return (await content.page(page, 'sections', language)).content
  }
}

/** Lists lines of business, with their names in the reader's language. */
export async function listIndustries(_app: object, { language }: Call<typeof operations.listIndustries>) {
  return { items: INDUSTRIES.map((id) => ({ id, name: industryName(id, language) })) }
}

/** Lists the published pages by their addresses, each with the time of its publication. */
export async function listPagePaths(db: Db): Promise<{ path: string; lastmod: string }[]> {
  const pages = await listPublished(db)
  return pages.map(({ page, changedAt }) => ({
    path: page === 'home' ? '/' : `/${page}`,
    lastmod: changedAt,
  }))
}
