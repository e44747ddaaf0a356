import { SECTION_PAGES, type SectionPage } from '#domains/content/content-page.contract.ts'
import type { StaticContent } from '#domains/content/content.contract.ts'
import { api } from '#web/app/api.ts'

/** `version`: an unpublished one, for staff previews; null: the published one. */
type SectionsParams = { page: SectionPage; version: number | null }

/** Pages of text: about us, privacy, and the terms. */
export const textsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sectionsText: build.query<StaticContent, SectionsParams>({
      query: ({ page, version }) =>
        version === null
          ? { url: SECTION_PAGES[page].path.slice(1) }
          : { url: 'staff/content/preview', params: { page, version } },
    }),
  }),
})
