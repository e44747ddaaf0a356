import { SECTION_PAGES, type SectionPage } from '#domains/content/content-page.contract.ts'
import type { StaticContent } from '#domains/content/content.contract.ts'
import { api } from '#web/app/api.ts'

/** Pages of text: about us, privacy, and the terms. */
export const textsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sectionsText: build.query<StaticContent, SectionPage>({
      query: (page) => ({ url: SECTION_PAGES[page].path.slice(1) }),
    }),
  }),
})
