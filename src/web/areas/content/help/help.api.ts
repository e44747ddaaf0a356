import type { HelpTopics } from '#domains/content/content.contract.ts'
import { api } from '#web/app/api.ts'

/** Questions and answers by topic. */
export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Unpublished version for staff previews; null: the published one. */
    helpEnquiry: build.query<HelpTopics, number | null>({
      query: (version) =>
        version === null
          ? { url: 'help-enquiry' }
          : { url: 'staff/content/preview', params: { page: 'help', version } },
    }),
  }),
})
