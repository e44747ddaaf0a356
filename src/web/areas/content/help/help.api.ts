import type { HelpTopics } from '#domains/content/content.contract.ts'
import { api } from '#web/app/api.ts'

/** Questions and answers by topic. */
export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    helpEnquiry: build.query<HelpTopics, void>({ query: () => ({ url: 'help-enquiry' }) }),
  }),
})
